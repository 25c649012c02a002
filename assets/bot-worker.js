// Starts the page's own program a second time, as the bots' worker. The first message brings the address of the glue
// and the compiled module; messages that come before the program listens are kept and handed on in order.
const early = [];
const keep = (event) => early.push(event.data);

// The page hears of errors, but not of promises that break or of messages that cannot be read: it is told.
const fail = (reason) => {
  console.warn("the bots' worker does not start:", reason);
  self.postMessage([0, "Failed"]);
};

self.addEventListener("messageerror", fail);
self.addEventListener("message", async ({ data: { glue, module } }) => {
  self.addEventListener("message", keep);
  try {
    const program = await import(glue);
    await program.default({ module_or_path: module });
  } catch (reason) {
    return fail(reason);
  }
  self.removeEventListener("message", keep);
  for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
}, { once: true });

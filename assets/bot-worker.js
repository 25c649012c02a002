// Starts the page's own program a second time, as the bots' worker. The first message brings the address of the glue
// and the compiled module; messages that come before the program listens are kept and handed on in order.
const early = [];
const keep = (event) => early.push(event.data);

self.addEventListener("message", async ({ data: { glue, module } }) => {
  self.addEventListener("message", keep);
  const program = await import(glue);
  await program.default({ module_or_path: module });
  self.removeEventListener("message", keep);
  for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
}, { once: true });

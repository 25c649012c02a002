// What a person sees: is anything cut, too small, or out of reach?

/** Runs in the page: everything that is wrong with the layout, in words. */
export function flaws({ pageMayScroll, smallest }) {
  const found = [];
  const root = document.scrollingElement;
  const name = (element) => {
    const data = [...element.attributes].filter(({ name }) => name.startsWith("data-")).map(({ name }) => `[${name}]`);
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30);
    return `${element.localName}${data.join("")}.${element.getAttribute("class") ?? ""} “${text}”`;
  };
  const box = (element) => element.getBoundingClientRect();
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Words for readers only are a clipped dot on the page.
  const isDot = (element) => box(element).width <= 1 && box(element).height <= 1;
  const isHidden = (element) => isDot(element) || element.closest(".unseen, [inert], dialog:not([open])") !== null;
  // A list or a map may scroll sideways inside its own box, and a chart is moved to what lies beside it.
  const isInReach = (element) => {
    if (element.closest(".chart-marks")) return true;
    for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    }
    return false;
  };
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  if (!pageMayScroll && root.scrollHeight > innerHeight) {
    found.push(`the page scrolls: ${root.scrollHeight} > ${innerHeight}`);
  }
  const modal = document.querySelector("dialog:modal");
  const stage = modal ?? document.body;
  for (const target of stage.querySelectorAll("button, a[href], select, textarea, summary, [role=button], label:has(input)")) {
    if (!isSeen(target) || isHidden(target)) continue;
    // A link within a sentence is as high as its line.
    const inText = target.localName === "a" && getComputedStyle(target).display === "inline";
    const { width, height, left, right } = box(target);
    const least = target.closest("[data-map]") ? 24 : smallest;
    if (!inText && (width < least - 0.5 || height < least - 0.5)) {
      found.push(`too small, ${width.toFixed(0)} × ${height.toFixed(0)}: ${name(target)}`);
    }
    const beside = left < -0.5 || right > innerWidth + 0.5;
    if (beside && !isInReach(target)) found.push(`beside the page: ${name(target)}`);
  }
  // Words that end in an ellipsis or behind an edge.
  for (const element of stage.querySelectorAll("h1, h2, h3, p, span, button, a, dt, dd, td, th, label, legend, text")) {
    if (!isSeen(element) || isHidden(element) || element.localName === "text") continue;
    const style = getComputedStyle(element);
    // What is one pixel large is for readers only.
    if (element.clientWidth <= 1) continue;
    const clips = style.overflowX === "hidden" || style.overflowX === "clip";
    if (clips && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${name(element)}`);
  }
  // The zones of a table stand beside each other, inside the window.
  const zones = modal ? [] : [...document.querySelectorAll("main.frame > *")].filter(isSeen).filter((zone) => !isHidden(zone));
  const isApart = (one, other) =>
    other.top >= one.bottom - 0.5 || other.bottom <= one.top + 0.5 || other.left >= one.right - 0.5 || other.right <= one.left + 0.5;
  // A table may go round other zones, as a column beside them: then its parts stand apart from them.
  const parts = (zone) => (zone.matches(".table") ? [...(zone.firstElementChild?.children ?? [])].filter(isSeen) : [zone]);
  const areApart = (zone, other) =>
    isApart(box(zone), box(other)) || parts(zone).every((part) => parts(other).every((its) => isApart(box(part), box(its))));
  for (const [place, zone] of zones.entries()) {
    const { top, bottom, left, right } = box(zone);
    if (zone.localName === "dialog") continue;
    if (top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5) {
      found.push(`out of the window: ${name(zone)} ${[left, top, right, bottom].map(Math.round)}`);
    }
    for (const other of zones.slice(place + 1)) {
      if (!areApart(zone, other) && other.localName !== "dialog") found.push(`one over the other: ${name(zone)} and ${name(other)}`);
    }
    const clipped = getComputedStyle(zone).overflowY !== "auto" && zone.scrollHeight > zone.clientHeight + 1;
    if (clipped && zone.clientHeight > 0) found.push(`its content is cut: ${name(zone)} ${zone.scrollHeight} > ${zone.clientHeight}`);
  }
  return found;
}

/** The flaws of what the visit sees now. */
export const flawsOf = (visit, { pageMayScroll = false, smallest = 44 } = {}) =>
  visit.page.evaluate(flaws, { pageMayScroll, smallest });

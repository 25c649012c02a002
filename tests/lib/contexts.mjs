// Fresh profiles.

/** Sizes the design names. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

/** A fresh profile with a window of a given size; `touch` for fingers, `dark` for a device at night. */
export async function chromiumContext(house, { size = "desk", touch = false, lang = "en-GB", dark = false } = {}) {
  const context = await house.browser.newContext({
    viewport: SIZES[size],
    hasTouch: touch,
    locale: lang,
    colorScheme: dark ? "dark" : "light",
  });
  context.setDefaultTimeout(15_000);
  return context;
}

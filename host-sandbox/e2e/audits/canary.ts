import { expect, type Page } from '@playwright/test';

/** True for a URL that only a running payload requests. */
export function isCanaryUrl(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return hostname.startsWith('canary') || /^\/canary(\.js|\.css)?$/.test(pathname);
}

/**
 * Detects every effect of a running payload: script, request, frame, window, dialog, navigation.
 * @param frames number of frames the page has by itself
 */
export function installCanary(page: Page, frames = 1) {
  const requests: string[] = [];
  const windows: string[] = [];
  const dialogs: string[] = [];
  page.on('request', (request) => {
    if (isCanaryUrl(request.url())) requests.push(request.url());
  });
  page.context().on('page', (opened) => windows.push(opened.url()));
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  /** Marks the current document, so that a navigation is detected. */
  const pinDocument = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const detections = async () => [
    ...requests,
    ...windows,
    ...dialogs,
    ...(page.frames().length > frames ? ['a frame'] : []),
    ...((await page.evaluate(() => '__canary' in window)) ? ['ran'] : []),
    ...((await page.evaluate(() => 'sameDocument' in window)) ? [] : ['left the page']),
  ];
  return {
    watch: pinDocument,
    detections,
    expectSilence: async () => expect(await detections()).toEqual([]),
  };
}

/** Serves the page without its CSP, which would hide what the portal itself lets through. */
export async function removeCsp(page: Page, origin: string) {
  await changeCsp(page, origin, () => null);
}

/** Serves the page with images of every origin allowed, as `PORTAL_ORIGINS` allows some. */
export async function allowAllImages(page: Page, origin: string) {
  await changeCsp(page, origin, (policy) => policy.replace('img-src ', 'img-src https: '));
}

async function changeCsp(page: Page, origin: string, change: (policy: string) => string | null) {
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const changed = change(policy);
    await route.fulfill({
      response,
      headers: { ...headers, ...(changed !== null && { 'content-security-policy': changed }) },
    });
  });
}

/** Elements and attributes that the portal's document, or rich text (`strict`), must never contain. */
export async function findDangerousMarkup(page: Page, selector: string, strict = false): Promise<string[]> {
  return page.evaluate(
    ({ selector, strict }) => {
      const never =
        'script, iframe, frame, object, embed, base, meta, link, template, [srcdoc], [srcset], [ping]';
      const neverInText =
        'style, svg, math, form, input, button, textarea, select, video, audio, [style], [id], [name]';
      const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background'];
      const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
      return [...document.querySelectorAll(`:is(${selector}) *`)].flatMap((element) => {
        const attributes = [...element.attributes];
        const reasons = [
          element.matches(never) && 'element',
          strict && element.matches(neverInText) && 'element in text',
          attributes.some(({ name }) => name.startsWith('on')) && 'handler',
          attributes.some(({ name, value }) => addresses.includes(name) && !isSafe(value)) && 'address',
          /url\s*\(/i.test(element.getAttribute('style') ?? '') && 'style',
          element.hasAttribute('target') &&
            !/\bnoopener\b/.test(element.getAttribute('rel') ?? '') &&
            'opener',
        ].filter((reason) => reason !== false);
        return reasons.map((reason) => `${reason}: ${element.outerHTML.slice(0, 200)}`);
      });

      function isSafe(address: string): boolean {
        const scheme = URL.canParse(address, location.href)
          ? new URL(address, location.href).protocol
          : 'none';
        return schemes.includes(scheme) && !/^[/\\]{2}/.test(address.trim());
      }
    },
    { selector, strict },
  );
}

/** Clicks every element; links to web pages are clicked but not followed. */
export async function clickAll(page: Page, selector: string) {
  await page.evaluate((scope) => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
    };
    window.addEventListener('click', stay, { capture: true });
    for (const element of document.querySelectorAll<HTMLElement>(
      `:is(${scope}) :is(a, p, img, td, span):not(button *)`,
    )) {
      element.dispatchEvent(new PointerEvent('pointerenter'));
      element.click();
    }
    window.removeEventListener('click', stay, { capture: true });
  }, selector);
}

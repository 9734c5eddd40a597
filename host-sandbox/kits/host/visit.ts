import type { Browser, Locator, Page, Response } from '@playwright/test';
import type { HostCheckHook } from '@/contracts/host';
import { installLeakTracker } from '../probe/leak-tracker/install-leak-tracker';

/** Milliseconds in which a portal mounts, and in which a call of the host's hook takes effect. */
export const mountMs = 12_000;
export const reactMs = 6000;

/** A host's page, and how to sign in at the platform behind its portal. */
export interface HostCheckTarget {
  readonly url: string;
  readonly product: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokenField: string;
  readonly username: string;
  readonly password: string;
}

/** A request to the portal's files or to the platform. */
interface ObservedRequest {
  readonly url: string;
  readonly type: string;
  /** The bearer token that it carried. */
  readonly token: string;
}

/** A host's page in a browser, and what it requested and logged. */
export interface Visit {
  readonly page: Page;
  readonly target: HostCheckTarget;
  /** The root of the portal, also in an open shadow root. */
  readonly portal: Locator;
  readonly requests: readonly ObservedRequest[];
  /** URLs of failed requests with their HTTP status, or with the error of the network; a call that is answered with a page counts too. */
  readonly failures: readonly { url: string; reason: string }[];
  /** Lines of the console and uncaught errors. */
  readonly lines: readonly string[];
  /** Violations of the page's policy, as `directive blocked`. */
  readonly violations: readonly string[];
  /** URLs of the pages that the host's page has requested, also in frames. */
  readonly pages: readonly string[];
  /** Address of the host's page when the portal was first there; empty while it never was. */
  shownAt(): string;
  /** Response headers of the host's page. */
  headers(): Readonly<Record<string, string>>;
  /** Address of the portal's page; empty while it was not requested. */
  entry(): string;
  /** Names of the functions of the page's hook. */
  offers(name: keyof HostCheckHook): boolean;
  /** Calls the hook and waits for its result. */
  callHook<Name extends keyof HostCheckHook>(
    name: Name,
    ...values: Parameters<NonNullable<HostCheckHook[Name]>>
  ): Promise<void>;
  /** What the hook's `received` returns; empty without it. */
  received(): Promise<readonly string[]>;
  /** @returns whether the portal shows a page in time */
  mounts(ms?: number): Promise<boolean>;
  /** @returns whether the portal leaves the page in time */
  leaves(ms?: number): Promise<boolean>;
  close(): Promise<void>;
}

type HookWindow = Window & { __portalHostCheck?: HostCheckHook };

/** Opens a host's page in a context of its own. @throws where the page itself does not respond */
export async function openVisit(browser: Browser, target: HostCheckTarget): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requests: ObservedRequest[] = [];
  const failures: { url: string; reason: string }[] = [];
  const [lines, violations, pages] = [[], [], []] as [string[], string[], string[]];
  let [entry, shownAt] = ['', ''];
  page.on('request', (request) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? [];
    requests.push({ url: request.url(), type: request.resourceType(), token });
  });
  page.on('requestfailed', (request) => {
    failures.push({ url: request.url(), reason: request.failure()?.errorText ?? '' });
  });
  page.on('response', (response) => {
    const isOfHost = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isPage(response) && !isOfHost) pages.push(response.url());
    if (response.status() >= 400) failures.push({ url: response.url(), reason: `HTTP ${response.status()}` });
    else if (isPage(response) && response.request().method() === 'POST')
      failures.push({ url: response.url(), reason: `HTTP ${response.status()} text/html` });
    else if (isPage(response) && response.url() !== target.url)
      void response.text().then(
        (text) => {
          if (text.includes('id="portal-root"')) entry = response.url().replace(/[?#].*/, '');
        },
        () => undefined,
      );
  });
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(`uncaught ${error.message}`));
  await page.exposeFunction('__portalPolicyViolation', (line: string) => violations.push(line));
  // A host may remove the portal before the next poll.
  await page.exposeFunction('__portalShown', (address: string) => (shownAt ||= address));
  await page.addInitScript(() => {
    const kit = window as never as Record<
      '__portalPolicyViolation' | '__portalShown',
      (text: string) => void
    >;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      kit.__portalPolicyViolation(`${effectiveDirective} ${blockedURI}`),
    );
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.portal[data-host-props]')) return;
      observer.disconnect();
      kit.__portalShown(location.href);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  // tsx wraps named functions in a helper call, also those that run in the page
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await installLeakTracker(page);
  const response = await page.goto(target.url);
  const portal = page.locator('.portal[data-host-props]').first();
  const names = await offered(page);
  return {
    page,
    target,
    portal,
    requests,
    failures,
    lines,
    violations,
    pages,
    shownAt: () => shownAt,
    headers: () => response?.headers() ?? {},
    entry: () => entry,
    offers: (name) => names.includes(name),
    callHook: (name, ...values) =>
      page
        .evaluate(
          async ([called, given]) => {
            const hook = (window as HookWindow).__portalHostCheck as Record<
              string,
              (...those: unknown[]) => unknown
            >;
            // A host may wait for the portal indefinitely.
            await Promise.race([hook[called]?.(...given), new Promise((done) => setTimeout(done, 3000))]);
          },
          [name, values] as const,
        )
        .catch((error: unknown) => {
          lines.push(`uncaught ${String(error)}`);
        }),
    received: () => page.evaluate(() => (window as HookWindow).__portalHostCheck?.received?.() ?? []),
    mounts: (ms = mountMs) =>
      waitUntil(async () => (await portal.count()) > 0 && (await portal.locator('main').count()) > 0, ms),
    leaves: (ms = reactMs) => waitUntil(async () => (await portal.count()) === 0, ms),
    close: () => context.close(),
  };
}

const isPage = (response: Response) => (response.headers()['content-type'] ?? '').includes('html');

/** Polls every 50 ms. @returns whether the condition became true in time; an error counts as not yet */
export async function waitUntil(condition: () => Promise<boolean> | boolean, ms = reactMs): Promise<boolean> {
  const end = Date.now() + ms;
  for (;;) {
    if (await Promise.resolve(condition()).catch(() => false)) return true;
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Names of the functions of the page's hook, once it exists; a page need not have one. */
async function offered(page: Page): Promise<string[]> {
  const read = () =>
    page.evaluate(() => Object.keys((window as HookWindow).__portalHostCheck ?? {})).catch(() => []);
  let names: string[] = [];
  await waitUntil(async () => (names = await read()).length > 0, 3000);
  return names;
}

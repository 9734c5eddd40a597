import '@/testing/production-mode';
import 'fake-indexeddb/auto';
import { setImmediate as nextTurn, setTimeout as after } from 'node:timers/promises';
import { screen, waitFor } from '@testing-library/dom';
import { pageRoutes } from '@/app/router/page-routes';
import { postAs, tokenFor } from '@/testing/api-as';
import { runCleanups } from '@/testing/cleanup';
import { clickButton, fillFields, user } from '@/testing/form-helpers';
import { malformations, seededRandom } from '@/testing/malformed-replies';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

/** `npm run soak` visits every page with every malformation of each of its calls, `npm test` every page once. */
const isComplete = process.env.SOAK !== undefined;
const kinds = Object.keys(malformations);
/**
 * Console lines that are no faults: of jsdom about a broken connection, of React about duplicate entries, and of the
 * portal about dictionaries (R8.27).
 */
const harmlessLines =
  /Dictionaries could not be loaded|two children with the same key|socket hang up|ECONNRESET|aborted|Cross origin|Invalid redirect|parse error/i;
/**
 * Maximum number of elements of a page: a list is cut at 600 rows of about 25 elements; one of 10 000 rows would have
 * more.
 */
const maxElements = 20_000;
/** Maximum number of calls of one kind within a visit: the first, retries, and those of another part of the page. */
const maxCalls = 6;

let token = '';
let operatorToken = '';
/** An address for each page, with records that the sample trainee may see. */
const addresses = new Map<string, string>();

beforeAll(async () => {
  token = await tokenFor('trainee', 'Trainee@2026');
  operatorToken = await tokenFor('admin', 'Admin@2026');
  const first = async (path: string, query: object) => {
    const { records } = await postAs<{ records: Record<string, string>[] }>(token, path, {
      current: 1,
      size: 1,
      query,
    });
    return records[0] ?? {};
  };
  const notice = (await first('../unify-cms/portal/article/page', { articleType: 'notice' })).id;
  const certificates = await postAs<object>(token, 'portal/certificate/mine', {});
  const [certificate = ''] = /TC\w{6,}/.exec(JSON.stringify(certificates)) ?? [];
  for (const { pattern } of pageRoutes) {
    const records: Readonly<Record<string, string | undefined>> = {
      '/notice/:id': notice,
      '/study/:id': '17',
      '/verify/:number': certificate,
    };
    addresses.set(pattern, pattern.replace(/:\w+/, records[pattern] ?? '1'));
  }
  addresses.set('/search', '/search?q=gan');
});

/** Writes, to which the proxy responds itself, so that no account is locked and no daily limit of codes is used up. */
const writes = {
  'oauth2/token': { access_token: 'a-token' },
  'captcha/sendregister': null,
  'captcha/sendresetpw': null,
  'password/doEdit': null,
  'contact/send': null,
};

/** User actions on pages whose calls need one, as soon as the page shows this field. */
const actions: Readonly<Record<string, { field: string; act: () => Promise<void> }>> = {
  '/login': {
    field: '用户名',
    async act() {
      await fillFields({ 用户名: 'nobody', 密码: 'Nobody@2026' });
      await clickButton('登录');
    },
  },
  '/register': { field: '手机号', act: requestCode },
  '/forgotpsd': { field: '手机号', act: requestCode },
  '/password': {
    field: '当前密码',
    async act() {
      await fillFields({ 当前密码: 'Nobody@2026', 新密码: 'Another@2026', 再次输入密码: 'Another@2026' });
      await clickButton('修改密码');
    },
  },
  '/contactus/:id': {
    field: '留言内容',
    async act() {
      await fillFields({ 您的称呼: '沈知远', '手机、座机或邮箱': '13900000019', 留言内容: '怎样更正？' });
      await clickButton('提交留言');
    },
  },
};

async function requestCode() {
  await fillFields({ 手机号: '13900000019' });
  await user.click(screen.getByText('获取验证码'));
}

// jsdom cannot play media
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

/** In milliseconds; long enough for a busy machine. */
const longWait = { timeout: 20_000 };

/** A separate seed for each text, independent of the order of the calls. */
const seedOf = (text: string) =>
  [...text].reduce((seed, sign) => Math.imul(seed ^ sign.charCodeAt(0), 16_777_619), 7);

const isForVisitors = (pattern: string) =>
  pageRoutes.some((page) => page.pattern === pattern && page.visitorOnly === true);

const isGuarded = (pattern: string) =>
  pageRoutes.some((page) => page.pattern === pattern && page.guard !== undefined);

/** The path of a call, without query. */
const callOf = (path: string) => path.split('?')[0] ?? path;

/**
 * Opens a page and waits until no work is running.
 * @param options.quietRounds number of rounds of 50 ms without work
 * @param options.isSent whether the page has made the tested call
 * @returns the faults of the page
 */
async function visit(
  pattern: string,
  { quietRounds = 5, isSent = (): boolean => true } = {},
): Promise<string[]> {
  const faults: string[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const line = parts.map(String).join(' ');
    if (!harmlessLines.test(line)) faults.push(`console: ${line.slice(0, 300)}`);
  });
  const onRejection = (reason: unknown) => faults.push(`rejection: ${String(reason)}`);
  process.on('unhandledRejection', onRejection);
  // the pages of a visitor's login redirect a member
  if (!isForVisitors(pattern))
    localStorage.setItem('portal-token', isGuarded(pattern) ? operatorToken : token);
  const earlier = proxy.calls().length;
  const { root } = renderPortal(addresses.get(pattern) ?? pattern, {
    config: { apiBase: proxy.apiBase, timeoutMs: 1000 },
  });
  const untilQuiet = async (isComplete: () => boolean) => {
    let quiet = 0;
    for (const end = performance.now() + 20_000; quiet < quietRounds || !isComplete();) {
      await after(50);
      // on a busy machine the time may pass without any work: give every waiting task its turns
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      const isBusy =
        proxy.underWay() > 0 ||
        root.querySelector('h1, [role=alert]') === null ||
        root.querySelector('main [aria-busy=true]') !== null;
      quiet = isBusy ? 0 : quiet + 1;
      if (performance.now() < end) continue;
      faults.push(`not quiet: ${proxy.underWay()} calls under way`);
      return;
    }
  };
  const action = actions[pattern];
  await untilQuiet(action ? () => true : isSent);
  if (action) {
    for (const [call, data] of Object.entries(writes)) proxy.reply(call, { data });
    const field = () => screen.queryByLabelText(action.field);
    await waitFor(() => {
      expect(field() ?? root.querySelector('[role=alert]')).not.toBeNull();
    }, longWait);
    // a page that failed to load has no form
    if (field()) {
      const before = proxy.calls().length;
      await action.act();
      await waitFor(() => {
        expect(proxy.calls().length).toBeGreaterThan(before);
      }, longWait);
    }
    // a failure before the form, such as that of a challenge, may prevent the call
    await untilQuiet(field() ? isSent : () => true);
  }
  if (root.textContent.trim() === '') faults.push('a white page');
  if (root.textContent.includes('页面出了问题')) faults.push('an error boundary');
  const elements = root.querySelectorAll('*').length;
  if (elements > maxElements) faults.push(`${elements} elements`);
  const counts = new Map<string, number>();
  for (const path of proxy.calls().slice(earlier)) counts.set(path, (counts.get(path) ?? 0) + 1);
  for (const [path, count] of counts) if (count > maxCalls) faults.push(`${path} was sent ${count} times`);
  runCleanups();
  log.mockRestore();
  process.off('unhandledRejection', onRejection);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  return faults;
}

it.each(pageRoutes.map(({ pattern }) => pattern))(
  '%s survives malformed responses: it says what is missing, without a loop, a white page or an uncaught error',
  async (pattern) => {
    if (!isComplete) {
      const chosen = new Map<string, string>();
      proxy.malform((path, body) => {
        const call = callOf(path);
        const random = seededRandom(seedOf(`${pattern} ${call}`));
        // without the user no member page opens, and without the course no lesson does
        if (random() < 0.4 || /\/(userInfo|study\/start)$/.test(call)) return undefined;
        const kind = kinds[Math.floor(random() * kinds.length)] ?? '';
        chosen.set(call, kind);
        return malformations[kind]?.(body, random);
      });
      const faults = await visit(pattern);
      expect({ pattern, faults, chosen: faults.length > 0 && [...chosen] }).toEqual({
        pattern,
        faults: [],
        chosen: false,
      });
      return;
    }
    proxy.malform(() => undefined);
    expect(await visit(pattern, { quietRounds: 40 })).toEqual([]);
    const calls = [...new Set(proxy.calls().map(callOf))];
    const failed: unknown[] = [];
    for (const call of calls)
      for (const kind of kinds)
        for (const seed of kind.startsWith('wrong') || kind.startsWith('a w') ? [1, 2, 3] : [1]) {
          const random = seededRandom(seed);
          let isSent = false;
          proxy.malform((path, body) => {
            if (callOf(path) !== call) return undefined;
            isSent = true;
            return malformations[kind]?.(body, random);
          });
          const faults = await visit(pattern, { isSent: () => isSent });
          if (faults.length > 0) failed.push({ call, kind, seed, faults });
        }
    expect(failed).toEqual([]);
  },
  isComplete ? 3_600_000 : 30_000,
);

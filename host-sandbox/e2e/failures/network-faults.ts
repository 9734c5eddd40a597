import type { Page, Route } from '@playwright/test';

/** A failing response, and the error message it must show (section 8 of the requirements). */
export interface NetworkFault {
  name: string;
  message: string;
  /** True if Chromium logs it. */
  onConsole?: boolean;
  apply: (route: Route) => Promise<void>;
}

/** Request timeout while a fault is injected: long enough for a busy machine. */
export const shortTimeoutMs = 2500;

const respond = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const json = (body: unknown) => respond(200, 'application/json', JSON.stringify(body));

export const networkFaults: readonly NetworkFault[] = [
  { name: 'a body that is no envelope', message: '请求的格式不可用', apply: json({ greeting: 'hello' }) },
  {
    name: 'HTML in place of JSON',
    message: '请求的格式不可用',
    apply: respond(200, 'text/html', '<!doctype html><title>Sign in to the network</title>'),
  },
  { name: 'an empty body', message: '请求的格式不可用', apply: respond(200, 'application/json', '') },
  {
    name: 'a list that is no list',
    message: '请求的格式不可用',
    apply: json({ code: '00000', msg: '操作成功', data: { records: 'none', total: 'many' } }),
  },
  {
    name: 'an error code in an answer of status 200',
    message: '平台正在搬家',
    apply: json({ code: 'B0503', msg: '平台正在搬家', data: null }),
  },
  {
    name: 'a 500 that is no envelope',
    message: '服务器发生错误',
    onConsole: true,
    apply: respond(500, 'text/html', '<h1>Internal Server Error</h1>'),
  },
  {
    name: 'a 502 of a gateway',
    message: '网关错误',
    onConsole: true,
    apply: respond(502, 'text/html', '<h1>Bad Gateway</h1>'),
  },
  {
    name: 'a network that is down',
    message: '未知错误，可能是跨域限制或接口地址不存在',
    onConsole: true,
    apply: (route) => route.abort('internetdisconnected'),
  },
  // No response ever comes.
  { name: 'no answer in time', message: '网关超时', apply: () => Promise.resolve() },
];

/**
 * Injects a fault into all calls whose path ends like this, or only those whose body contains a text.
 * @returns removes the fault
 */
export async function injectFault(
  page: Page,
  path: string,
  { apply }: NetworkFault,
  body = '',
): Promise<() => Promise<void>> {
  const matches = ({ pathname }: URL) => pathname.endsWith(path);
  const handle = (route: Route) =>
    route.request().postData()?.includes(body) ? apply(route) : route.fallback();
  await page.route(matches, handle);
  return () => page.unroute(matches, handle);
}

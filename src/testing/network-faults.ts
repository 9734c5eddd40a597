import type { RawReply } from './malformed-replies';

/** A failing response, and the error message it must show (section 8 of the requirements). */
export interface NetworkFault {
  name: string;
  message: string;
  /** True if Chromium logs it. */
  onConsole?: boolean;
  /** The bytes that are sent; `none`: no response ever comes. */
  reply: RawReply | 'none';
}

/** Request timeout while a fault is injected, in milliseconds: long enough for a busy machine. */
export const shortTimeoutMs = 2500;

const json = (body: unknown): RawReply => ({ status: 200, body: JSON.stringify(body) });
const html = (status: number, body: string): RawReply => ({ status, body, type: 'text/html' });

/** Every way in which a response can fail as a whole. */
export const networkFaults: readonly NetworkFault[] = [
  {
    name: 'a body that is no envelope',
    message: '请求的格式不可用。这是所在网络的应答，不是平台的。',
    reply: json({ greeting: 'hello' }),
  },
  {
    name: 'HTML in place of JSON',
    message: '请求的格式不可用。这是所在网络的应答，不是平台的。',
    reply: html(200, '<!doctype html><title>Sign in to the network</title>'),
  },
  {
    name: 'an empty body',
    message: '请求的格式不可用。这是所在网络的应答，不是平台的。',
    reply: { status: 200, body: '' },
  },
  {
    name: 'a list that is no list',
    message: '请求的格式不可用。平台的应答与约定不符，请稍后重试。',
    reply: json({ code: '00000', msg: '操作成功', data: { records: 'none', total: 'many' } }),
  },
  {
    name: 'an error code in a response of status 200',
    message: '平台正在搬家',
    reply: json({ code: 'B0503', msg: '平台正在搬家', data: null }),
  },
  {
    name: 'a 500 that is no envelope',
    message: '服务器发生错误',
    onConsole: true,
    reply: html(500, '<h1>Internal Server Error</h1>'),
  },
  {
    name: 'a 502 of a gateway',
    message: '网关错误',
    onConsole: true,
    reply: html(502, '<h1>Bad Gateway</h1>'),
  },
  {
    name: 'a network that is down',
    message: '未知错误，可能是跨域限制或接口地址不存在',
    onConsole: true,
    reply: { status: 0, body: '', cut: 'start' },
  },
  { name: 'no response in time', message: '网关超时', reply: 'none' },
];

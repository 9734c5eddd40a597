import { createIntl } from 'react-intl';
import { errorMessage, inlineErrorMessage } from './error-message';
import { ApiError, statusOf, type ApiErrorData } from './api-error';
import { english } from './error-codes.en';

const inEnglish = createIntl({ locale: 'en-US', messages: english });
const intl = createIntl({ locale: 'zh-CN', defaultLocale: 'zh-CN' });
const facts: ApiErrorData = {
  kind: 'server',
  code: '500',
  status: 500,
  message: '',
  statusText: '',
  requestId: 'r1',
  session: '',
};
const textOf = (over: Partial<ApiErrorData>) => errorMessage(intl, { ...facts, ...over });

describe('the text of an error in a toast', () => {
  it('is the platform’s message where there is one (R8.1)', () => {
    expect(textOf({ message: '课程已满', statusText: 'Conflict' })).toBe('课程已满');
  });

  it.each([
    ['999', 200, 'OK', 'OK'],
    ['1001', 200, 'OK', 'OK'],
    ['B9999', 200, 'Fine', 'Fine'],
    ['B9999', 500, 'Internal Server Error', 'Internal Server Error'],
    ['405', 405, 'Method Not Allowed', 'Method Not Allowed'],
    // HTTP/2 has no status text
    ['B9999', 500, '', '服务器发生错误'],
    ['999', 200, '', '未知错误，可能是跨域限制或接口地址不存在'],
    ['X999', 418, '', '未知错误，可能是跨域限制或接口地址不存在'],
  ])(
    'of code %s without a text, in a response %d %j, is %j (R8.2, R8.3, R8.5)',
    (code, http, statusText, text) => {
      expect(textOf({ code, status: statusOf(code, http), statusText })).toBe(text);
    },
  );

  it('of a code of the table is the default of its status (R8.2)', () => {
    expect(textOf({ code: 'A0404', status: 404, statusText: 'OK' })).toBe('访问的资源不存在');
  });

  it.each([
    [406, 'contract', '请求的格式不可用。这是所在网络的应答，不是平台的。'],
    [403, 'network', '已获得授权，但禁止访问。这是所在网络的应答，不是平台的。'],
    [405, 'network', '请求没有到达平台（状态码 405）。这是所在网络的应答，不是平台的。'],
  ] as const)(
    'of an answer %d of the network begins with the default and says whose it is',
    (status, kind, text) => {
      expect(textOf({ code: String(status), status, kind, isFromNetwork: true })).toBe(text);
    },
  );

  it('of an answer that does not fit its contract begins with the default of 406', () => {
    expect(textOf({ kind: 'contract', code: '406', status: 406 })).toBe(
      '请求的格式不可用。平台的应答与约定不符，请稍后重试。',
    );
  });

  it.each([
    [0, '未知错误'],
    [200, '成功'],
    [201, '新建或修改成功'],
    [202, '排队'],
    [204, '删除成功'],
    [400, '请求有误'],
    [401, '没有权限'],
    [402, '令牌已过期'],
    [403, '禁止访问'],
    [404, '不存在'],
    [406, '格式不可用'],
    [410, '永久删除'],
    [500, '服务器'],
    [502, '网关错误'],
    [503, '服务暂不可用'],
    [504, '网关超时'],
  ])(
    'has a default for status %d (R8.2, R8.5, R8.6, R8.7, R8.8, R8.9, R8.10, R8.11, R8.12, R8.13, R8.14, R8.15, R8.16, R8.17, R8.18, R8.19, R8.20)',
    (status, part) => {
      expect(textOf({ code: String(status), status, statusText: 'ignored' })).toContain(part);
    },
  );

  it('falls back to the status text; the client’s error names the status (R8.3, R8.21)', () => {
    const teapot = { ...facts, code: '418', status: 418, statusText: "I'm a Teapot" };
    expect(textOf(teapot)).toBe("I'm a Teapot");
    expect(new ApiError(teapot).message).toBe('Request failed with status code 418');
  });

  it('is the unknown error for any other exception (R8.5)', () => {
    expect(errorMessage(intl, new Error('secret inner detail'))).toContain('未知错误');
  });
});

describe('the text of an error inside a form or page', () => {
  const wrongPassword = { code: 'A0210', status: 400, message: '用户名或密码错误' };
  const tooMany = { code: 'A0429', status: 429, message: '操作过于频繁，请在40秒后再试' };
  const textInEnglish = (over: Partial<ApiErrorData>) => inlineErrorMessage(inEnglish, { ...facts, ...over });

  it('is the platform’s message in Chinese', () => {
    expect(inlineErrorMessage(intl, { ...facts, ...wrongPassword })).toBe('用户名或密码错误');
  });

  it.each([
    [wrongPassword, 'The user name or the password is wrong.'],
    [{ ...wrongPassword, session: '7' }, 'The password is wrong.'],
    [{ code: 'A0230', message: '该用户名已被使用，请换一个' }, 'This user name is taken.'],
    [{ ...tooMany, data: { retryAfter: 40 } }, 'try again in 40 seconds.'],
    [{ ...tooMany, data: { retryAfter: 1 } }, 'try again in 1 second.'],
    [{ ...tooMany, data: { retryAfter: 121 } }, 'try again in 3 minutes.'],
    [tooMany, 'try again later.'],
    [{ code: 'A0400', message: 'phone：请输入手机号' }, 'phone：请输入手机号'],
    [{ code: 'A0999', message: '平台正在搬家' }, '平台正在搬家'],
  ])('is in English the message of the error code, else the platform’s message: %j', (over, part) => {
    expect(textInEnglish(over)).toContain(part);
  });

  it('says without a network the text of status 0, and then what to do, as a toast does (R8.5)', () => {
    const text = '未知错误，可能是跨域限制或接口地址不存在。网络已断开，连上后请重试刚才的操作。';
    const offline: ApiErrorData = { ...facts, kind: 'network', code: 'offline', status: 0 };
    expect(inlineErrorMessage(intl, offline)).toBe(text);
    expect(errorMessage(intl, offline)).toBe(text);
  });
});

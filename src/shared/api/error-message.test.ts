import { createIntl } from 'react-intl';
import { errorMessage, inlineErrorMessage } from './error-message';
import { statusOf, type ApiErrorData } from './api-error';
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

  it('is that of an unknown error for an unknown code in a response with a success status (R8.2, R8.5)', () => {
    expect(textOf({ code: 'X999', status: statusOf('X999', 200) })).toMatch(/^未知错误/);
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
      expect(textOf({ status, statusText: 'ignored' })).toContain(part);
    },
  );

  it('falls back to the status text, then to the status (R8.3, R8.21)', () => {
    expect(textOf({ status: 418, statusText: "I'm a Teapot" })).toBe("I'm a Teapot");
    expect(textOf({ status: 418 })).toBe('Request failed with status code 418');
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

  it('says that there is no network, as a toast does', () => {
    const offline: ApiErrorData = { ...facts, kind: 'network', code: 'offline', status: 0 };
    expect(inlineErrorMessage(intl, offline)).toBe('网络已断开，连上后请重试刚才的操作。');
    expect(errorMessage(intl, offline)).toBe('网络已断开，连上后请重试刚才的操作。');
  });
});

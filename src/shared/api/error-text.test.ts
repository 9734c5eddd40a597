import { createIntl } from 'react-intl';
import { errorText } from './error-text';
import type { ErrorFacts } from './platform-error';

const intl = createIntl({ locale: 'zh-CN', defaultLocale: 'zh-CN' });
const facts: ErrorFacts = {
  kind: 'server',
  code: '500',
  status: 500,
  message: '',
  statusText: '',
  requestId: 'r1',
  session: '',
};
const textOf = (over: Partial<ErrorFacts>) => errorText(intl, { ...facts, ...over });

describe('the text of a failure', () => {
  it('is what the platform says, before anything else (R8.1)', () => {
    expect(textOf({ message: '课程已满', statusText: 'Conflict' })).toBe('课程已满');
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
    'has a default for %d (R8.2, R8.5, R8.6, R8.7, R8.8, R8.9, R8.10, R8.11, R8.12, R8.13, R8.14, R8.15, R8.16, R8.17, R8.18, R8.19, R8.20)',
    (status, part) => {
      expect(textOf({ status, statusText: 'ignored' })).toContain(part);
    },
  );

  it('is else the status text, and at last names the status (R8.3, R8.21)', () => {
    expect(textOf({ status: 418, statusText: "I'm a Teapot" })).toBe("I'm a Teapot");
    expect(textOf({ status: 418 })).toBe('Request failed with status code 418');
  });

  it('of anything that is no answer of ours is the unknown error (R8.5)', () => {
    expect(errorText(intl, new Error('secret inner detail'))).toContain('未知错误');
  });
});

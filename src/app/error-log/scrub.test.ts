import fc from 'fast-check';
import { scrub } from './scrub';

describe('what is kept of an error', () => {
  it.each([
    ['Authorization: Bearer abc.DEF-123', /abc/],
    ['headers {"authorization":"Basic cG9ydGFsOnBvcnRhbA=="}', /cG9y/],
    ['at #/login?token=s3cret&x=1', /s3cret/],
    ['{"password":"Trainee@2026","username":"a"}', /Trainee@2026/],
    ['{"newPassword": "Other@2026"}', /Other@2026/],
    ['{"captcha":"eyJhbGciOi"}', /eyJ/],
    ['短信验证码 123456 已失效', /123456/],
    ['手机号13800000001不存在', /13800000001/],
    ['身份证 11010519491231002X', /1101/],
    ['身份证110105194912310029号', /1101/],
    ['session V1StGXR8Z5jdHi6BmyTuVwXyZ0123456789 ended', /V1St/],
  ])('has no secret: %s (R10.71)', (text, secret) => {
    expect(scrub(text)).not.toMatch(secret);
  });

  it.each([
    'TypeError: Cannot read properties of undefined (reading "records")',
    'at render (http://localhost:11000/assets/portal-CwSXvAnF.js:12:345678)',
    '错误编号：req-42，状态 404，第 2026 页',
  ])('is otherwise as it was: %s', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('never has a phone, whatever is around it', () => {
    const digits = fc.stringMatching(/^1\d{10}$/);
    const around = fc.stringMatching(/^[^\d]{0,8}$/);
    fc.assert(
      fc.property(around, digits, around, (before, phone, after) => {
        expect(scrub(before + phone + after)).not.toContain(phone);
      }),
    );
  });
});

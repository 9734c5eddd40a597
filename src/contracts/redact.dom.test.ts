import fc from 'fast-check';
import { redact } from './redact';

describe('a redacted text', () => {
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
    ['failed for eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3jVmN was refused', /eyJ|dozj/],
    ['GET https://somebody:Trainee@2026@platform.example/', /Trainee/],
    ['{"password":"a b,c}d&e\\"f","x":1}', /a b|c}d|e\\|f"/],
    ['POST {"data":"{\\"oldPassword\\":\\"a b,c}d\\"}"}', /a b|c}d/],
    ['username=a&password=a,b}c%26d&x=1', /a,b|c%26/],
    ['pwd=Other@2026', /Other/],
    ['passwd: Other@2026', /Other/],
    ['验证码:123456', /123456/],
    ['验证码为 4821，请勿告诉他人', /4821/],
    ['The code is 123456.', /123456/],
    ['smsCode=8821', /8821/],
    ['+8613800000001', /13800000001/],
    ['138 0000 0001 and 138-0000-0001', /0000/],
    ['phone_13800000001_x', /13800000001/],
    ['id11010519491231002Xend', /1101/],
    ['{"idNumber":"11010519491231002X"}', /1101/],
    ['session V1StGXR8Z5jdHi6BmyTuVwXyZ0123456789 ended', /V1St/],
  ])('has no secret: %s (R10.71)', (text, secret) => {
    expect(redact(text)).not.toMatch(secret);
  });

  it.each([
    'TypeError: Cannot read properties of undefined (reading "records")',
    'at render (http://localhost:11000/assets/portal-CwSXvAnF.js:12:345678)',
    'chunk https://portal.example.org:11000/assets/portal-CwSXvAnF.js:123456:12 failed',
    'at ed (http://localhost:11000/assets/index-Cu282196.js:2:72554)',
    'the styles /assets/login-282196_x.css were not applied',
    '错误编号：req-42，状态 404，第 2026 页',
  ])('is otherwise as it was: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('keeps the positions in scripts, whatever their hash', () => {
    const digits = fc.stringMatching(/^[A-Za-z_-]{0,2}\d{6}[A-Za-z_-]{0,2}$/);
    const hash = fc.oneof(fc.stringMatching(/^[\w-]{8}$/), digits, fc.stringMatching(/^eyJ[\w-]{5}$/));
    fc.assert(
      fc.property(hash, (found) => {
        const frame = `at ed (http://localhost:11000/assets/index-${found}.js:2:72554)`;
        expect(redact(frame)).toBe(frame);
      }),
    );
  });

  it('never contains a password, whatever its characters and its encoding', () => {
    const fields = fc.constantFrom('password', 'newPassword', 'oldPassword');
    fc.assert(
      fc.property(fields, fc.string({ minLength: 1 }), (field, password) => {
        expect(redact(JSON.stringify({ [field]: password, b: 1 }))).toBe(`{"${field}":"…","b":1}`);
        const twice = JSON.stringify({ body: JSON.stringify({ [field]: password }) });
        expect(redact(twice)).toBe(JSON.stringify({ body: JSON.stringify({ [field]: '…' }) }));
        const query = new URLSearchParams({ a: '1', [field]: password, b: '2' }).toString();
        expect(redact(query)).toBe(`a=1&${field}=…&b=2`);
      }),
    );
  });

  it('never contains a phone number, whatever is around it', () => {
    const digits = fc.stringMatching(/^1\d{10}$/);
    const around = fc.stringMatching(/^[^\d]{0,8}$/);
    fc.assert(
      fc.property(around, digits, around, (before, phone, after) => {
        expect(redact(before + phone + after)).not.toContain(phone);
      }),
    );
  });
});

import { clientHeader, makeUser } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';

const { send, register, registerPerson, receiveSmsCode } = platformFixture();
const refusal = { status: 400, code: 'A0400', msg: expect.stringContaining('这个密码太常见') };

test('nobody can choose a password that everybody guesses, at registration, change or reset', async () => {
  const person = makeUser();
  const code = await receiveSmsCode('sendRegisterCode', person.phone);
  expect(await register({ ...person, code, password: 'P@ssw0rd' })).toMatchObject(refusal);
  const { headers, phone, password } = await registerPerson();
  const change = { oldPassword: password, newPassword: 'Admin@123' };
  expect(await send('passwordEdit', change, headers)).toMatchObject(refusal);
  const reset = { phone, code: '000000', password: 'Aa123456' };
  expect(await send('passwordReset', reset, clientHeader)).toMatchObject(refusal);
});

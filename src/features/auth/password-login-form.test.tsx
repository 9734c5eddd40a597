import { screen, waitFor } from '@testing-library/dom';
import { passwordError, passwordErrorSave } from '@/contracts/account';
import { login } from '@/contracts/session';
import { ApiError } from '@/shared/api/api-error';
import { clickButton, fillFields, pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { PasswordLoginForm } from './password-login-form';

it('shows the attempts left for a user name that is filled in from the start (R7.13)', async () => {
  const sent: unknown[] = [];
  const { show } = renderWithProviders(
    <PasswordLoginForm username="trainee" canLeave={false} completeLogin={() => Promise.resolve()} />,
    (client) => ({
      ...client,
      send: (call, body) => {
        sent.push([call.path, body]);
        return Promise.resolve({ remaining: 2, limit: 5, lockedUntil: null } as never);
      },
    }),
  );
  show();
  expect(await screen.findByText('还可以再试 2 次。', {}, pageTimeout)).not.toBeNull();
  expect(sent).toEqual([[passwordError.path, { username: 'trainee' }]]);
});

it('counts a wrong password for the name that was sent, though the field has changed meanwhile (R7.12)', async () => {
  const counted: unknown[] = [];
  let reject: (() => void) | undefined;
  const { show } = renderWithProviders(
    <PasswordLoginForm username={undefined} canLeave={false} completeLogin={() => Promise.resolve()} />,
    (client) => ({
      ...client,
      send: (call, body) => {
        if (call.path === passwordErrorSave.path) counted.push(body);
        if (call.path !== login.path) return Promise.resolve(null as never);
        return new Promise((_resolve, fail) => {
          reject = () => {
            fail(
              new ApiError({
                kind: 'invalid',
                code: 'A0210',
                status: 400,
                message: '',
                statusText: '',
                requestId: 'r-1',
                session: '',
              }),
            );
          };
        });
      },
    }),
  );
  show();
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: 'trainee', 密码: 'Wrong@2026' });
  await clickButton('登录');
  await waitFor(() => {
    expect(reject).toBeDefined();
  }, pageTimeout);
  await fillFields({ 用户名: 'other' });
  reject?.();
  await waitFor(() => {
    expect(counted).toEqual([{ username: 'trainee' }]);
  }, pageTimeout);
});

import { screen, waitFor } from '@testing-library/dom';
import { Form } from 'antd';
import { captchaChallenge } from '@/contracts/captcha';
import { sendRegisterCode } from '@/contracts/sms';
import { ApiError } from '@/shared/api/api-error';
import { ValidatedForm } from '@/shared/form/validated-form';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { PhoneCodeFields } from './phone-code-fields';

it('says that no code was sent when the captcha has no solution, and allows another try', async () => {
  const sent: string[] = [];
  const { show } = renderWithProviders(
    <Form>
      <PhoneCodeFields purpose="register" />
    </Form>,
    (client) => ({
      ...client,
      send: ({ path }) => {
        sent.push(path);
        const challenge = {
          algorithm: 'SHA-256',
          challenge: 'none',
          salt: 's',
          maxNumber: 2,
          signature: 's',
        };
        return Promise.resolve({ ...challenge, expiresAt: '2030-01-01T00:00:00Z' } as never);
      },
    }),
  );
  show();
  await user.type(await screen.findByLabelText('手机号', {}, pageTimeout), '13800000009');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  const alert = await screen.findByText('安全验证没有完成，验证码没有发送，请再试一次。', {}, pageTimeout);
  expect(alert.closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText(/验证码已发送/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => {
    expect(sent).toEqual([captchaChallenge.path, captchaChallenge.path]);
  }, pageTimeout);
});

/** Requests a code in a form with another field below; the result ends the call. */
async function requestCode({ afterSubmit = false } = {}) {
  let respond = () => {};
  const noCaptcha = new ApiError({
    kind: 'notFound',
    code: '404',
    status: 404,
    message: '',
    statusText: '',
    requestId: 'r-1',
    session: '',
  });
  const { show } = renderWithProviders(
    <ValidatedForm name="portal-test">
      <PhoneCodeFields purpose="register" />
      <input aria-label="真实姓名" />
      <button type="submit">注册</button>
    </ValidatedForm>,
    (client) => ({
      ...client,
      send: ({ path }) =>
        path === sendRegisterCode.path
          ? new Promise((resolve) => {
              respond = () => {
                resolve({ retryAfter: 60 } as never);
              };
            })
          : Promise.reject(noCaptcha),
    }),
  );
  show();
  await user.type(await screen.findByLabelText('手机号', {}, pageTimeout), '13800000009');
  if (afterSubmit) {
    await user.click(screen.getByRole('button', { name: '注册' }));
    await screen.findByText('请输入手机验证码', {}, pageTimeout);
  }
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  return () => {
    respond();
  };
}

it('gives the focus to the code while it is sent', async () => {
  await requestCode();
  expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'));
});

it('leaves the focus in the field that the user has gone on to', async () => {
  const respond = await requestCode();
  const name = screen.getByLabelText('真实姓名');
  await user.click(name);
  await waitFor(() => {
    respond();
    expect(screen.queryByText(/^验证码已发送/)).not.toBeNull();
  }, pageTimeout);
  await user.keyboard('林知夏');
  expect((name as HTMLInputElement).value).toBe('林知夏');
});

it('counts down for the number that the code was sent to, and lets another number have a code', async () => {
  const respond = await requestCode();
  await waitFor(() => {
    respond();
    expect(screen.getByRole('button', { name: /秒后可重发/ })).toHaveProperty('disabled', true);
  }, pageTimeout);
  const phone = screen.getByLabelText('手机号');
  await user.type(phone, '{Backspace}8');
  expect(await screen.findByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  await user.clear(phone);
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  await user.type(phone, '13800000009');
  await screen.findByRole('button', { name: /秒后可重发/ });
});

it('no longer asks for the code once one was requested', async () => {
  await requestCode({ afterSubmit: true });
  await waitFor(() => {
    expect(screen.queryByText('请输入手机验证码')).toBeNull();
  }, pageTimeout);
});

it('asks for no code when the number is wrong, nor when the focus passes the empty code', async () => {
  const { show } = renderWithProviders(
    <ValidatedForm name="portal-test">
      <PhoneCodeFields purpose="register" />
    </ValidatedForm>,
  );
  show();
  await user.type(await screen.findByLabelText('手机号', {}, pageTimeout), '123');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('请输入正确的手机号');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
  });
  await user.tab();
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.queryByText('请输入手机验证码')).toBeNull();
});

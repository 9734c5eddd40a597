import { screen, waitFor } from '@testing-library/dom';
import { Form } from 'antd';
import { captchaChallenge } from '@/contracts/captcha';
import { sendRegisterCode } from '@/contracts/sms';
import { ApiError } from '@/shared/api/api-error';
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

/** The fields before another one; the call for a code is answered by `answer`. */
async function requestCode() {
  let answer = (_outcome: 'sent' | 'failed') => {};
  const error = (code: string, status: number, kind: 'notFound' | 'tooMany') =>
    new ApiError({ kind, code, status, message: '', statusText: '', requestId: 'r-1', session: '' });
  const { show } = renderWithProviders(
    <Form>
      <PhoneCodeFields purpose="register" />
      <input aria-label="真实姓名" />
    </Form>,
    (client) => ({
      ...client,
      send: ({ path }) =>
        path === sendRegisterCode.path
          ? new Promise((resolve, reject) => {
              answer = (outcome) => {
                if (outcome === 'sent') resolve({ retryAfter: 60 } as never);
                else reject(error('A0429', 429, 'tooMany'));
              };
            })
          : Promise.reject(error('404', 404, 'notFound')),
    }),
  );
  show();
  await user.type(await screen.findByLabelText('手机号', {}, pageTimeout), '13800000009');
  const button = screen.getByRole('button', { name: '获取验证码' });
  await user.click(button);
  return { button, answer: (outcome: 'sent' | 'failed') => answer(outcome) };
}

it('moves the focus to the code once it is sent', async () => {
  const { answer } = await requestCode();
  await waitFor(() => {
    answer('sent');
    expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'));
  }, pageTimeout);
});

it('leaves the focus in the field that the user has gone on to', async () => {
  const { answer } = await requestCode();
  const name = screen.getByLabelText('真实姓名');
  await user.click(name);
  await waitFor(() => {
    answer('sent');
    expect(screen.queryByText(/^验证码已发送/)).not.toBeNull();
  }, pageTimeout);
  await user.keyboard('林知夏');
  expect((name as HTMLInputElement).value).toBe('林知夏');
});

it('leaves the focus on the button when no code was sent', async () => {
  const { answer, button } = await requestCode();
  await waitFor(() => {
    answer('failed');
    expect(screen.queryByRole('alert')).not.toBeNull();
  }, pageTimeout);
  expect(document.activeElement).toBe(button);
});

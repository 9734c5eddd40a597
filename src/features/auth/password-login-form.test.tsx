import { screen } from '@testing-library/dom';
import { passwordError } from '@/contracts/account';
import { pageTimeout } from '@/testing/form-helpers';
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

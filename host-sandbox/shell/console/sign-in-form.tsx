import { useState } from 'react';
import { useHost } from '../host';
import { useObservable } from '../observable';
import { errorText } from '../platform-call';

/** Sign-in, rotation of the token, and sign-out of the host. */
export function SignInForm() {
  const { session, signInError } = useHost();
  const error = useObservable(signInError);
  // After a reload the form has the signed-in user, so that a rotation does not change who that is.
  const [credentials, setCredentials] = useState(() => {
    const username = session.username.get();
    return username === '' || username === 'trainee'
      ? { username: 'trainee', password: 'Trainee@2026' }
      : { username, password: '' };
  });

  async function attempt(action: () => Promise<void>) {
    signInError.set('');
    try {
      await action();
    } catch (reason) {
      signInError.set(errorText(reason));
    }
  }

  return (
    <form
      className="host-group"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => session.signIn(credentials));
      }}
    >
      <h2>平台登录</h2>
      <label>
        用户名{' '}
        <input
          id="username"
          autoComplete="username"
          required
          data-testid="host-username"
          value={credentials.username}
          onChange={(event) => setCredentials({ ...credentials, username: event.target.value })}
        />
      </label>
      <label>
        密码{' '}
        <input
          id="password"
          type="password"
          autoComplete="current-password"
          required
          data-testid="host-password"
          value={credentials.password}
          onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
        />
      </label>
      <p className="host-buttons">
        <button type="submit" data-testid="host-sign-in">
          登录
        </button>
        <button
          type="button"
          data-testid="host-rotate-token"
          onClick={() => void attempt(() => session.rotate(credentials))}
        >
          轮换令牌
        </button>
        <button type="button" id="clear" data-testid="host-clear-token" onClick={() => session.setToken('')}>
          退出(清空令牌)
        </button>
      </p>
      <p className="host-error" role="alert" data-testid="host-sign-in-error">
        {error}
      </p>
    </form>
  );
}

import { useRef, useState } from 'react';
import { useHost } from '../host';
import type { Credentials, HostSession } from '../host-session';
import { useObservable } from '../../kits/web/observable';
import { errorText } from '../../kits/web/platform-call';
import type { ShellConfig } from '../shell-config';

/** Sign-in, rotation of the token, and sign-out of the host. */
export function SignInForm() {
  const { config, session, signInError } = useHost();
  const error = useObservable(signInError);
  // After a reload the form has the signed-in user, so that a rotation does not change who that is.
  const [credentials, setCredentials] = useState(() => firstCredentials(config, session));
  const [pending, setPending] = useState<'signIn' | 'rotate' | 'signOut' | null>(null);
  const newest = useRef(0);

  /** The newest action wins: a sign-out is possible during a login, which then signs nobody in. */
  async function attempt(action: 'signIn' | 'rotate' | 'signOut') {
    if (pending === action) return;
    const request = ++newest.current;
    setPending(action);
    signInError.set('');
    try {
      if (action === 'signOut') await signOut();
      else await session[action](credentials);
    } catch (reason) {
      const prefix = action === 'signOut' ? '已退出，但平台没有确认：' : '';
      if (request === newest.current) signInError.set(prefix + errorText(reason));
    } finally {
      if (request === newest.current) setPending(null);
    }
  }

  /** The password does not stay in the form for the next user. */
  function signOut() {
    const done = session.signOut();
    setCredentials(firstCredentials(config, session));
    return done;
  }

  return (
    <form
      className="host-group"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt('signIn');
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
          type="password"
          autoComplete="current-password"
          required
          data-testid="host-password"
          value={credentials.password}
          onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
        />
      </label>
      <p className="host-buttons">
        {/* Busy is not `disabled`, which would lose the focus. */}
        <button type="submit" aria-disabled={pending === 'signIn'} data-testid="host-sign-in">
          {pending === 'signIn' ? '正在登录…' : '登录'}
        </button>
        <button
          type="button"
          aria-disabled={pending === 'rotate'}
          data-testid="host-rotate-token"
          onClick={() => void attempt('rotate')}
        >
          {pending === 'rotate' ? '正在轮换…' : '轮换令牌'}
        </button>
        <button type="button" data-testid="host-clear-token" onClick={() => void attempt('signOut')}>
          退出（清空令牌）
        </button>
      </p>
      <p className="host-error" role="alert" data-testid="host-sign-in-error">
        {error}
      </p>
    </form>
  );
}

/** The account of the sample platform, or the name of the user without the password. */
function firstCredentials({ sampleAccount }: ShellConfig, session: HostSession): Credentials {
  const username = session.username.get();
  const isSample = username === '' || username === sampleAccount?.username;
  return sampleAccount && isSample ? sampleAccount : { username, password: '' };
}

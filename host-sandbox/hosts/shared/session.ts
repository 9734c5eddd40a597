import type { HostState } from '../../../src/contracts/host';
import { createHostSession } from '../../shell/host-session';
import { config } from './config';

const session = createHostSession(config);

export const { setToken, signIn, token } = session;
export const signOut = () => session.setToken('');

/** The subscription to the token for a host without qiankun's global state. */
export function onGlobalStateChange(
  listener: (state: HostState, previous: HostState) => void,
  fireImmediately?: boolean,
) {
  const tell = () => listener({ token: token.get() }, {});
  if (fireImmediately) tell();
  return token.subscribe(tell);
}

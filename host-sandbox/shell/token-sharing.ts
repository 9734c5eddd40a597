import { initGlobalState } from 'qiankun';
import type { HostState } from '../../src/contracts/host';
import { shortToken, type EventLog } from './event-log';
import type { HostSession } from './host-session';

/** Hands every token of the session to the children by qiankun's global state. */
export function shareByGlobalState(session: HostSession, log: EventLog) {
  const shared = (token: string): HostState => ({ token });
  const state = initGlobalState(shared(session.token()));
  log.sent(`initGlobalState token: ${shortToken(session.token())}`);

  session.onChange((token) => {
    log.sent(`setGlobalState token: ${shortToken(token)}`);
    state.setGlobalState(shared(token));
  });
  state.onGlobalStateChange((next) => {
    if ((next as HostState).token !== session.token()) log.received('子应用改写了全局状态中的令牌');
  });
}

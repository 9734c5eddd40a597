import { initGlobalState } from 'qiankun';
import { hostTokenKey } from '../../src/contracts/host';
import { shortToken, type EventLog } from './event-log';
import type { HostSession } from './host-session';

/** Hands every token of the session to the children by qiankun's global state. */
export function shareByGlobalState(session: HostSession, log: EventLog) {
  const state = initGlobalState({ [hostTokenKey]: session.token() });
  log.sent(`initGlobalState ${hostTokenKey}: ${shortToken(session.token())}`);

  session.onChange((token) => {
    log.sent(`setGlobalState ${hostTokenKey}: ${shortToken(token)}`);
    state.setGlobalState({ [hostTokenKey]: token });
  });
  state.onGlobalStateChange((next) => {
    if (next[hostTokenKey] !== session.token()) log.received('子应用改写了全局状态中的令牌');
  });
}

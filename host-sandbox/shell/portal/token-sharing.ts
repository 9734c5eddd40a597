import { initGlobalState } from 'qiankun';
import type { HostState } from '../../../src/contracts/host';
import { shortToken, type EventLog } from '../event-log';
import type { HostSession } from '../host-session';

/** Shares every token of the session with the children by qiankun's global state. */
export function shareByGlobalState({ token }: HostSession, log: EventLog) {
  const shared = (): HostState => ({ token: token.get() });
  const state = initGlobalState(shared());
  log.sent(`initGlobalState token: ${shortToken(token.get())}`);

  token.subscribe(() => {
    log.sent(`setGlobalState token: ${shortToken(token.get())}`);
    state.setGlobalState(shared());
  });
  state.onGlobalStateChange((next) => {
    if ((next as HostState).token !== token.get()) log.received('子应用改写了全局状态中的令牌');
  });
}

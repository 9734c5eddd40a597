import { errorStates, sessionStates } from './failure-states';
import { propStates } from './prop-states';
import type { LabState } from './state';

/** States of failures: each also expects a call of `onError`. */
const failures = (states: Record<string, LabState>): Record<string, LabState> =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => [
      name,
      { ...state, callbacks: [...(state.callbacks ?? []), 'onError'] },
    ]),
  );

/** All states of the lab by the heading of their group. */
export const stateGroups: Readonly<Record<string, Readonly<Record<string, LabState>>>> = {
  属性: propStates,
  '错误（onError 的 code）': failures(errorStates),
  '会话结束（onSessionExpired 的原因）': failures(sessionStates),
};

export const states = Object.assign({}, ...Object.values(stateGroups)) as Readonly<Record<string, LabState>>;

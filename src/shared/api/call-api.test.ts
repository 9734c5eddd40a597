import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { login } from '@/contracts/session';
import { ApiError } from './api-error';
import { callApi, callApiIfServed } from './call-api';

const apiError = new ApiError({
  kind: 'invalid',
  code: 'A0210',
  status: 400,
  message: '用户名或密码错误',
  statusText: '',
  requestId: 'r1',
  session: '',
});

function storeOf(send: () => Promise<unknown>) {
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: object = {}, action: UnknownAction): object => {
      actions.push(action);
      return state;
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { client: { send } } as never } }),
  });
  return { store, actions };
}
const input = { username: 'trainee', password: 'Secret@2026' };

describe('a call outside the query cache', () => {
  it('dispatches its start and end, and neither its input nor its response', async () => {
    const { store, actions } = storeOf(() => Promise.resolve({ access_token: 'a-token' }));
    await expect(store.dispatch(callApi(login, input))).resolves.toEqual({
      data: { access_token: 'a-token' },
    });
    expect(actions.map(({ type }) => type).slice(-2)).toEqual(['call/pending', 'call/settled']);
    expect(JSON.stringify(actions)).not.toMatch(/Secret|a-token/);
  });

  it('dispatches its error and its end', async () => {
    const { store, actions } = storeOf(() => Promise.reject(apiError));
    await expect(store.dispatch(callApi(login, input))).resolves.toEqual({ error: apiError.details });
    expect(actions.slice(-2)).toEqual([
      { type: 'call/rejected', payload: apiError.details },
      { type: 'call/settled', payload: login.path },
    ]);
    expect(JSON.stringify(actions)).not.toContain('Secret');
  });

  it('that a platform may lack dispatches its error for the log only (R8.4)', async () => {
    const { store, actions } = storeOf(() => Promise.reject(apiError));
    await expect(store.dispatch(callApiIfServed(login, input))).resolves.toBeUndefined();
    expect(actions.slice(1)).toEqual([{ type: 'call/ignored', payload: apiError.details }]);
  });
});

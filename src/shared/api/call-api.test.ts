import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { login } from '@/contracts/session';
import { ApiError } from './api-error';
import { callApi } from './call-api';

const refused = new ApiError({
  kind: 'invalid',
  code: 'A0210',
  status: 400,
  message: '用户名或密码错误',
  statusText: '',
  requestId: 'r1',
  session: '',
});

function storeOf(send: () => Promise<unknown>) {
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: object = {}, action: UnknownAction): object => {
      seen.push(action);
      return state;
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { client: { send } } as never } }),
  });
  return { store, seen };
}
const input = { username: 'trainee', password: 'Secret@2026' };

describe('a call that changes something', () => {
  it('tells that it began and ended, and neither what was sent nor what came', async () => {
    const { store, seen } = storeOf(() => Promise.resolve({ access_token: 'a-token' }));
    await expect(store.dispatch(callApi(login, input))).resolves.toEqual({
      data: { access_token: 'a-token' },
    });
    expect(seen.map(({ type }) => type).slice(-2)).toEqual(['call/pending', 'call/settled']);
    expect(JSON.stringify(seen)).not.toMatch(/Secret|a-token/);
  });

  it('tells why it was refused, and that it ended all the same', async () => {
    const { store, seen } = storeOf(() => Promise.reject(refused));
    await expect(store.dispatch(callApi(login, input))).resolves.toEqual({ error: refused.details });
    expect(seen.slice(-2)).toEqual([
      { type: 'call/rejected', payload: refused.details },
      { type: 'call/settled', payload: login.path },
    ]);
    expect(JSON.stringify(seen)).not.toContain('Secret');
  });
});

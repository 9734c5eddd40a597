import { storageFor, createTokenStorage } from './token-storage';

describe('token storage', () => {
  it.each([
    ['local', () => localStorage.getItem('p:k')],
    ['session', () => sessionStorage.getItem('p:k')],
    ['cookie', () => /p%3Ak=([^;]*)/.exec(document.cookie)?.[1] ?? null],
  ] as const)('of kind %s keeps, gives and forgets (R4.3, R4.4, R4.5)', (kind, look) => {
    const storage = storageFor(kind, 'p:');
    storage.set('k', 'v');
    expect([storage.get('k'), look()]).toEqual(['v', 'v']);
    storage.remove('k');
    expect([storage.get('k'), look()]).toEqual([null, null]);
  });
});

it.each([
  ['local', null],
  ['session', null],
  ['cookie', ''],
] as const)('a token that ended by itself is gone from a storage of kind %s, which says so', (kind, left) => {
  const storage = storageFor(kind, 'p:');
  const said = jest.spyOn(storage, 'set');
  const token = createTokenStorage(storage, kind, 'k', 'p:');
  token.write('v');
  token.expire();
  expect([token.read(), said.mock.lastCall]).toEqual([left, ['k', '']]);
  token.clear();
  expect(token.read()).toBeNull();
});

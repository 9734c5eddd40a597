import { cookieStorage } from '@/shared/lib/storage';
import { storageFor, createTokenStorage } from './token-storage';

describe('token storage', () => {
  it.each([
    ['local', () => localStorage.getItem('p:k')],
    ['session', () => sessionStorage.getItem('p:k')],
    ['cookie', () => /p%3Ak=([^;]*)/.exec(document.cookie)?.[1] ?? null],
  ] as const)('of kind %s stores, returns and removes (R4.3, R4.4, R4.5)', (kind, stored) => {
    const storage = storageFor(kind, 'p:');
    storage.set('k', 'v');
    expect([storage.get('k'), stored()]).toEqual(['v', 'v']);
    storage.remove('k');
    expect([storage.get('k'), stored()]).toEqual([null, null]);
  });
});

it('A cookie that is malformed, or that a sandboxed frame may not read, counts as none', () => {
  document.cookie = 'p%3Ak=%zz; path=/';
  const storage = storageFor('cookie', 'p:');
  expect(storage.get('k')).toBeNull();
  storage.remove('k');
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const page = Object.defineProperty({ location }, 'cookie', { get: deny, set: deny }) as unknown as Document;
  const denied = cookieStorage(page);
  denied.set('k', 'v');
  denied.remove('k');
  expect(denied.get('k')).toBeNull();
});

it.each([
  ['local', null],
  ['session', null],
  ['cookie', ''],
] as const)('an expired token is removed from the storage %s after an empty text', (kind, remaining) => {
  const storage = storageFor(kind, 'p:');
  const setItem = jest.spyOn(storage, 'set');
  const token = createTokenStorage(storage, kind, 'k', 'p:');
  token.write('v');
  token.expire();
  expect([token.read(), setItem.mock.lastCall]).toEqual([remaining, ['k', '']]);
  token.clear();
  expect(token.read()).toBeNull();
});

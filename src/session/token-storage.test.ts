import { storageOf } from './token-storage';

describe('token storage', () => {
  it.each([
    ['local', () => localStorage.getItem('p:k')],
    ['session', () => sessionStorage.getItem('p:k')],
    ['cookie', () => /p%3Ak=([^;]*)/.exec(document.cookie)?.[1] ?? null],
  ] as const)('of kind %s keeps, gives and forgets (R4.3, R4.4, R4.5)', (kind, look) => {
    const storage = storageOf(kind, 'p:');
    storage.set('k', 'v');
    expect([storage.get('k'), look()]).toEqual(['v', 'v']);
    storage.remove('k');
    expect([storage.get('k'), look()]).toEqual([null, null]);
  });
});

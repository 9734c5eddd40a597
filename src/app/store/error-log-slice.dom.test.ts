import { errorLog, errorLogCleared, errorLogged, maxLoggedErrors } from './error-log-slice';

const play = (...actions: Parameters<typeof errorLog.reducer>[1][]) =>
  actions.reduce(errorLog.reducer, errorLog.getInitialState());

describe('the error log', () => {
  it('records what happened, when and where (R3.21)', () => {
    const [entry] = play(errorLogged(new TypeError('no records'), '/article', 1000));
    expect(entry).toMatchObject({ message: 'no records', path: '/article', at: 1000 });
    expect(entry?.stack).toContain('error-log-slice.dom.test');
  });

  it('contains no secret in message, stack or path (R10.71)', () => {
    const state = play(errorLogged(new Error('phone 13800000001 token=abc123'), '/x/13800000001', 1));
    expect(JSON.stringify(state)).not.toMatch(/13800000001|abc123/);
  });

  it('accepts anything that can be thrown', () => {
    expect(
      play(errorLogged('a text', '/', 1), errorLogged(undefined, '/', 2)).map(({ message }) => message),
    ).toEqual(['a text', 'undefined']);
  });

  const ring: Record<string, unknown> = {};
  ring.itself = ring;

  it.each([
    ['its message', { message: '平台维护中' }, '平台维护中'],
    ['its message and code', { message: '平台维护中', code: 'B0500' }, '平台维护中 · B0500'],
    ['its code', { code: 503 }, '503'],
    ['what is in it', { reason: 'gone' }, '{"reason":"gone"}'],
    ['its kind, where it has no text', ring, '[object Object]'],
    ['nothing secret', { password: 'Trainee@2026 }"' }, '{"password":"…"}'],
  ])('says of an object that is no error %s (R3.21, R10.71)', (_what, thrown, message) => {
    expect(play(errorLogged(thrown, '/', 1))[0]?.message).toBe(message);
  });

  it('cuts a large object to 500 characters, and keeps the stack of another window’s error', () => {
    expect(play(errorLogged({ rows: 'x'.repeat(10_000) }, '/', 1))[0]?.message).toHaveLength(500);
    const cut = { rows: `${'x '.repeat(240)} 13800000001` };
    expect(play(errorLogged(cut, '/', 1))[0]?.message).not.toMatch(/\d/);
    const foreign = { message: 'lost', stack: 'Error: lost\n    at there' };
    expect(play(errorLogged(foreign, '/', 1))[0]).toMatchObject(foreign);
  });

  it('keeps the newest hundred entries', () => {
    const many = Array.from({ length: maxLoggedErrors + 5 }, (_, index) =>
      errorLogged(`e${index}`, '/', index),
    );
    const state = play(...many);
    expect([state.length, state[0]?.message, state.at(-1)?.message]).toEqual([100, 'e5', 'e104']);
  });

  it('can be cleared', () => {
    expect(play(errorLogged('a', '/', 1), errorLogCleared())).toEqual([]);
  });
});

import { errorLog, errorLogCleared, errorLogged, loggedErrorsMax } from './error-log';

const play = (...actions: Parameters<typeof errorLog.reducer>[1][]) =>
  actions.reduce(errorLog.reducer, errorLog.getInitialState());

describe('the error log', () => {
  it('keeps what happened, when and where (R3.21)', () => {
    const [entry] = play(errorLogged(new TypeError('no records'), '/article', 1000));
    expect(entry).toMatchObject({ message: 'no records', path: '/article', at: 1000 });
    expect(entry?.stack).toContain('error-log.test');
  });

  it('keeps no secret, in message, stack or path (R10.71)', () => {
    const state = play(errorLogged(new Error('phone 13800000001 token=abc123'), '/x/13800000001', 1));
    expect(JSON.stringify(state)).not.toMatch(/13800000001|abc123/);
  });

  it('takes anything that can be thrown', () => {
    expect(
      play(errorLogged('a text', '/', 1), errorLogged(undefined, '/', 2)).map(({ message }) => message),
    ).toEqual(['a text', 'undefined']);
  });

  it('keeps the newest, and no more than a hundred', () => {
    const many = Array.from({ length: loggedErrorsMax + 5 }, (_, index) =>
      errorLogged(`e${index}`, '/', index),
    );
    const state = play(...many);
    expect([state.length, state[0]?.message, state.at(-1)?.message]).toEqual([100, 'e5', 'e104']);
  });

  it('can be emptied', () => {
    expect(play(errorLogged('a', '/', 1), errorLogCleared())).toEqual([]);
  });
});

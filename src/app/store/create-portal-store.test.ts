import { routesLoaded } from '@/session/access';
import { signedIn, signedOut } from '@/session/session';
import { makeStore } from './store';
import { whenUserLoaded } from './create-portal-store';

/** Whether the promise is resolved once all promises that can settle have: a timer of 0 ms runs after them. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await new Promise((done) => setTimeout(done));
  return over;
}

describe('waiting for the user (R10.10)', () => {
  it('ends at once for a visitor', async () => {
    const { store } = makeStore({} as never, {});
    expect(await isOver(whenUserLoaded(store))).toBe(true);
  });

  it('ends when the guard has loaded the user', async () => {
    const { store } = makeStore({} as never, {});
    store.dispatch(signedIn('t1'));
    const wait = whenUserLoaded(store);
    expect(await isOver(wait)).toBe(false);
    store.dispatch(routesLoaded('member', []));
    expect(await isOver(wait)).toBe(true);
  });

  it('ends with the session', async () => {
    const { store } = makeStore({} as never, {});
    store.dispatch(signedIn('t1'));
    const wait = whenUserLoaded(store);
    store.dispatch(signedOut());
    expect(await isOver(wait)).toBe(true);
  });
});

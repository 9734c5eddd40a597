import { routesLoaded } from '@/session/access';
import { signedIn, signedOut } from '@/session/session';
import { makeStore } from './store';
import { whenUserLoaded } from './create-portal-store';

/** Says whether the wait is over, after everything that is due has run. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await new Promise((done) => setTimeout(done));
  return over;
}

describe('knowing the user (R10.10)', () => {
  it('takes no time for a visitor', async () => {
    const { store } = makeStore({} as never, {});
    expect(await isOver(whenUserLoaded(store))).toBe(true);
  });

  it('takes until the guard has prepared the session', async () => {
    const { store } = makeStore({} as never, {});
    store.dispatch(signedIn('t1'));
    const wait = whenUserLoaded(store);
    expect(await isOver(wait)).toBe(false);
    store.dispatch(routesLoaded('member', []));
    expect(await isOver(wait)).toBe(true);
  });

  it('takes no longer than the session', async () => {
    const { store } = makeStore({} as never, {});
    store.dispatch(signedIn('t1'));
    const wait = whenUserLoaded(store);
    store.dispatch(signedOut());
    expect(await isOver(wait)).toBe(true);
  });
});

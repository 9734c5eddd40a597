import { createOpenOverlays } from '@/shared/ui/open-overlays';
import { setupCloseOnBack } from './close-on-back';
import { createSharedHistory } from './shared-history';

const settle = () => new Promise((done) => setTimeout(done, 50));

function setup() {
  window.history.pushState({ key: 'a', idx: 0, host: 1 }, '', '#/a');
  const overlays = createOpenOverlays();
  const router = { state: { navigation: { state: 'idle' } }, subscribe: () => () => undefined };
  const dispose = setupCloseOnBack(overlays, router as never, { kind: 'hash', ownsHash: () => true });
  const shared = createSharedHistory();
  const open = () => {
    const closed = jest.fn(() => {
      remove();
    });
    const remove = overlays.add(closed);
    return { closed, remove };
  };
  return { dispose, open, shared, length: window.history.length };
}

it('Back closes what is open, the last one first, and the routers see the same entry', async () => {
  const { dispose, open, shared } = setup();
  const [sheet, dialog] = [open(), open()];
  for (const [first, second] of [
    [1, 0],
    [1, 1],
  ]) {
    await settle();
    expect(window.history.state).toMatchObject({ key: 'a', idx: 0, host: 1 });
    expect(shared.isNewEntry()).toBe(false);
    window.history.back();
    await settle();
    expect([dialog.closed.mock.calls.length, sheet.closed.mock.calls.length]).toEqual([first, second]);
    expect(shared.isNewEntry()).toBe(false);
  }
  expect(window.location.hash).toBe('#/a');
  expect(window.history.state).toEqual({ key: 'a', idx: 0, host: 1 });
  dispose();
});

it('What opens while Back is handled stays, as the question of a host that has returned to the page', async () => {
  const { dispose, open, length } = setup();
  const dialog = open();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dialog.closed).not.toHaveBeenCalled();
  await settle();
  expect(window.history.length).toBe(length + 1);
  window.history.back();
  await settle();
  expect(dialog.closed).toHaveBeenCalledTimes(1);
  dispose();
});

it('The next page takes the place of the copy', async () => {
  const { dispose, open, shared, length } = setup();
  open();
  await settle();
  shared.history.pushState({ key: 'b', idx: 1 }, '', '#/b');
  expect(window.history.length).toBe(length + 1);
  expect(window.history.state).toEqual({ key: 'b', idx: 1, host: 1 });
  window.history.back();
  await settle();
  expect(window.location.hash).toBe('#/a');
  dispose();
});

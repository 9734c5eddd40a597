import { setVisibility } from '@/testing/set-visibility';
import { onNetworkChange, onOnline, onPageHidden, onPageVisible } from './page-events';

afterEach(() => {
  jest.restoreAllMocks();
});

test('showing and hiding the tab reach their own listeners until they are removed', () => {
  const [visible, hidden] = [jest.fn(), jest.fn()];
  const disposals = [onPageVisible(visible), onPageHidden(hidden)];
  setVisibility('hidden');
  expect([visible.mock.calls.length, hidden.mock.calls.length]).toEqual([0, 1]);
  setVisibility('visible');
  expect([visible.mock.calls.length, hidden.mock.calls.length]).toEqual([1, 1]);
  for (const dispose of disposals) dispose();
  setVisibility('hidden');
  setVisibility('visible');
  expect([visible.mock.calls.length, hidden.mock.calls.length]).toEqual([1, 1]);
});

test('both network listeners are called when the network is back, one of them when it is lost', () => {
  const [online, changed] = [jest.fn(), jest.fn()];
  const disposals = [onOnline(online), onNetworkChange(changed)];
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  for (const dispose of disposals) dispose();
  window.dispatchEvent(new Event('online'));
  expect([online.mock.calls.length, changed.mock.calls.length]).toEqual([1, 2]);
});

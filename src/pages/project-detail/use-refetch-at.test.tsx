import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useRefetchAt } from './use-refetch-at';

let root: Root;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-01T00:00:00Z') });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  act(() => root.unmount());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useRealTimers();
});

/** A page with these moments. @returns how often it asked */
function show(...moments: string[]): () => number {
  let query = 0;
  const Page = () => {
    useRefetchAt(moments, () => (query += 1));
    return null;
  };
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Page />);
  });
  return () => query;
}

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks anew a second after each moment that comes, and never for those that are past', () => {
  const asked = show('2026-02-01T00:00:00Z', '2026-03-01T02:00:00Z', '2026-03-01T01:00:00Z', 'soon');
  jest.advanceTimersByTime(3_600_000);
  expect(asked()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(asked()).toBe(1);
  jest.advanceTimersByTime(3_600_000);
  expect(asked()).toBe(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('reaches a moment further away than a browser’s timers do', () => {
  const asked = show('2026-05-01T00:00:00Z');
  jest.advanceTimersByTime(61 * 24 * 3_600_000);
  expect(asked()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(asked()).toBe(1);
});

it('asks anew when the page is seen again, not while it is hidden, and stops with the page', () => {
  const asked = show('2026-03-01T01:00:00Z');
  setVisibility('hidden');
  jest.advanceTimersByTime(7_200_000);
  expect(asked()).toBe(0);
  setVisibility('visible');
  expect(asked()).toBe(1);
  act(() => root.unmount());
  setVisibility('visible');
  expect(asked()).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

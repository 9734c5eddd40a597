import { setVisibility } from '@/testing/set-visibility';
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

/** Renders a component with these times. @returns the number of refetches */
function countRefetches(...times: string[]): () => number {
  let refetches = 0;
  const Page = () => {
    useRefetchAt(times, () => (refetches += 1));
    return null;
  };
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Page />);
  });
  return () => refetches;
}

it('refetches a second after each time that comes, never for past times', () => {
  const refetches = countRefetches(
    '2026-02-01T00:00:00Z',
    '2026-03-01T02:00:00Z',
    '2026-03-01T01:00:00Z',
    'soon',
  );
  jest.advanceTimersByTime(3_600_000);
  expect(refetches()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(refetches()).toBe(1);
  jest.advanceTimersByTime(3_600_000);
  expect(refetches()).toBe(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('reaches a time beyond the longest browser timeout', () => {
  const refetches = countRefetches('2026-05-01T00:00:00Z');
  jest.advanceTimersByTime(61 * 24 * 3_600_000);
  expect(refetches()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(refetches()).toBe(1);
});

it('does not refetch while the page is hidden, and stops on unmount', () => {
  const refetches = countRefetches('2026-03-01T01:00:00Z', '2026-03-01T03:00:00Z');
  setVisibility('hidden');
  jest.advanceTimersByTime(7_200_000);
  setVisibility('visible');
  expect(refetches()).toBe(0);
  expect(jest.getTimerCount()).toBe(1);
  act(() => root.unmount());
  expect(jest.getTimerCount()).toBe(0);
});

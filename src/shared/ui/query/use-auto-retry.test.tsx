import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { ErrorKind } from '@/shared/api/api-error';
import { useAutoRetry } from './use-auto-retry';

const failed = (kind: ErrorKind, data: unknown = null) => ({
  kind,
  code: '',
  status: 0,
  message: '',
  data,
  statusText: '',
  requestId: 'r',
  session: '',
});

/** A query on a page; `settle` ends the running call, `calls` are their times in milliseconds. */
function renderQuery() {
  const calls: number[] = [];
  const shown: boolean[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const started = Date.now();
  const render = (error: unknown, isFetching: boolean) => {
    act(() => {
      root.render(<Query error={error} isFetching={isFetching} />);
    });
  };
  function Query({ error, isFetching }: { error: unknown; isFetching: boolean }) {
    const refetch = () => {
      calls.push(Date.now() - started);
      render(error, true);
    };
    shown.push(useAutoRetry({ error, isFetching, refetch }).isFetching);
    return null;
  }
  return {
    calls,
    /** Whether the last render showed the loading state. */
    showsLoading: () => shown.at(-1),
    settle: (error: unknown) => {
      render(error, false);
    },
    unmount: () => {
      act(() => {
        root.unmount();
      });
    },
  };
}

const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

describe('a failed query of a page', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined });
  });

  it('is repeated automatically with a growing delay, which starts again after a success', () => {
    const query = renderQuery();
    for (const delay of [1000, 2000, 4000, 8000]) {
      query.settle(failed('server'));
      pass(delay - 1);
      const before = query.calls.length;
      pass(1);
      expect(query.calls.length).toBe(before + 1);
    }
    query.settle(undefined);
    query.settle(failed('network'));
    pass(1000);
    expect(query.calls).toHaveLength(5);
    query.unmount();
    pass(600_000);
    expect(query.calls).toHaveLength(5);
  });

  it('shows its error and not the loading state while it is repeated automatically', () => {
    const query = renderQuery();
    query.settle(failed('contract'));
    pass(1000);
    expect(query.calls).toHaveLength(1);
    expect(query.showsLoading()).toBe(false);
    query.unmount();
  });

  it('waits as long as the platform requires, and not at all once the network is back', () => {
    const query = renderQuery();
    query.settle(failed('tooMany', { retryAfter: 60 }));
    pass(59_999);
    expect(query.calls).toEqual([]);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(query.calls).toEqual([59_999]);
    query.unmount();
  });

  it('is not repeated after a final decision of the platform', () => {
    const query = renderQuery();
    for (const kind of ['forbidden', 'notFound', 'conflict', 'unauthorized', 'aborted'] as const) {
      query.settle(failed(kind));
      pass(600_000);
    }
    expect(query.calls).toEqual([]);
    query.unmount();
  });
});

import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();
const { MutationObserver: Observer } = window;
// tests may fake the clock
const { setTimeout: realTimeout, clearTimeout: realClearTimeout } = globalThis;

/**
 * Reports all changes of 20 ms at once. A page that loads changes a hundred times, and a wait searches the whole document
 * at each report.
 */
class GatheringObserver extends Observer {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(report: MutationCallback) {
    super((records) => {
      this.#timer ??= realTimeout(() => {
        this.#timer = undefined;
        report(records, this);
      }, 20);
    });
  }

  override disconnect() {
    realClearTimeout(this.#timer);
    super.disconnect();
  }
}

/**
 * Prints the document only into an error whose message is read. Testing Library prints it into the error of every
 * failed attempt of a wait, but only the last one is read.
 */
configure({
  getElementError: function elementError(message, container) {
    const error = isWaiting()
      ? lazyError(() => getElementError(message, container))
      : getElementError(message, container);
    // Jest shows the first line of the stack outside libraries.
    Error.captureStackTrace(error, elementError);
    return error;
  },
  // A wait creates its observer at once. A portal that creates one in an event gets the real class.
  asyncWrapper: (wait: () => Promise<unknown>) => withObserverClass(GatheringObserver, wait),
  eventWrapper: (dispatch: () => void) => withObserverClass(Observer, dispatch),
});

function withObserverClass<T>(observerClass: typeof MutationObserver, run: () => T): T {
  const { MutationObserver: before } = window;
  window.MutationObserver = observerClass;
  try {
    return run();
  } finally {
    window.MutationObserver = before;
  }
}

/** Whether this is an attempt of a wait; Testing Library sets this flag to leave out other costly texts. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

function lazyError(read: () => Error): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', { configurable: true, get: () => read().message });
}

import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

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
});

/** Whether this is an attempt of a wait; Testing Library sets this flag to leave out other costly texts. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

function lazyError(read: () => Error): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', { configurable: true, get: () => read().message });
}

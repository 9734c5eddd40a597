export type Teardown = () => void;

/** Disposes of a resource together with the others. @returns the resource */
export type AddDisposable = <Resource extends Teardown | { dispose: Teardown }>(
  resource: Resource,
) => Resource;

/**
 * Runs a setup of several parts. If one of them throws, the parts before it are disposed of.
 * @returns the setup's result, and a function that disposes of the parts, the last one first. A teardown that throws is
 *   logged and does not stop the others.
 */
export function setupTogether<Result>(setup: (add: AddDisposable) => Result): {
  result: Result;
  dispose: Teardown;
} {
  const teardowns: Teardown[] = [];
  const add: AddDisposable = (resource) => {
    teardowns.push(
      typeof resource === 'function'
        ? resource
        : () => {
            resource.dispose();
          },
    );
    return resource;
  };
  const dispose = () => {
    for (const teardown of teardowns.splice(0).reverse()) {
      try {
        teardown();
      } catch (error) {
        // oxlint-disable-next-line no-console -- while it is torn down, nothing else can report the error
        console.error(error);
      }
    }
  };
  try {
    return { result: setup(add), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

export type Teardown = () => void;

export interface Disposer {
  /** Disposes of a resource together with the others. @returns the resource */
  add<Resource extends Teardown | { dispose: Teardown }>(this: void, resource: Resource): Resource;
  /** Runs the teardowns, last added first. One that throws is logged and does not stop the others. */
  dispose: Teardown;
}

/** Collects what has to be torn down. */
export function createDisposer(): Disposer {
  const teardowns: Teardown[] = [];
  return {
    add(resource) {
      teardowns.push(
        typeof resource === 'function'
          ? resource
          : () => {
              resource.dispose();
            },
      );
      return resource;
    },
    dispose() {
      for (const teardown of teardowns.splice(0).reverse()) {
        try {
          teardown();
        } catch (error) {
          // eslint-disable-next-line no-console -- while it is torn down, nothing else can report the error
          console.error(error);
        }
      }
    },
  };
}

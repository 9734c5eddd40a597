export interface StartedWorker {
  worker: Worker;
  dispose: () => void;
}

/**
 * Starts a worker from a script of the build. One must come from the page's own origin, and inside a host the build
 * comes from another: there it is a blob that loads the script.
 * @param kind `module` where the script is not bundled, in development
 */
export function startWorker(url: string, kind: WorkerType): StartedWorker {
  if (new URL(url, location.href).origin === location.origin) {
    const worker = new Worker(url, { type: kind });
    return {
      worker,
      dispose: () => {
        worker.terminate();
      },
    };
  }
  const address = JSON.stringify(url);
  const code = kind === 'module' ? `import ${address}` : `importScripts(${address})`;
  const blob = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const end = () => {
    URL.revokeObjectURL(blob);
  };
  try {
    const worker = new Worker(blob, { type: kind });
    return {
      worker,
      dispose() {
        worker.terminate();
        end();
      },
    };
  } catch (cause) {
    end();
    throw cause;
  }
}

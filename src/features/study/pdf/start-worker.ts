export interface StartedWorker {
  worker: Worker;
  dispose: () => void;
}

/**
 * Starts a worker from a script of the build. A worker script must have the page's origin; in a host the build has
 * another origin, so a blob URL that loads the script is used.
 * @param kind `module` for a script that is not bundled, in development
 * @throws when the browser or a policy refuses the worker
 */
export function startWorker(url: string, kind: WorkerType): StartedWorker {
  const isSameOrigin = new URL(url, location.href).origin === location.origin;
  const blobUrl = isSameOrigin ? null : URL.createObjectURL(new Blob([loaderOf(url, kind)], scriptType));
  const revoke = () => {
    if (blobUrl !== null) URL.revokeObjectURL(blobUrl);
  };
  try {
    const worker = new Worker(blobUrl ?? url, { type: kind });
    return {
      worker,
      dispose() {
        worker.terminate();
        revoke();
      },
    };
  } catch (cause) {
    revoke();
    throw cause;
  }
}

const scriptType = { type: 'text/javascript' };

function loaderOf(url: string, kind: WorkerType): string {
  const address = JSON.stringify(url);
  return kind === 'module' ? `import ${address}` : `importScripts(${address})`;
}

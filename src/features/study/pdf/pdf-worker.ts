// The pdf.js worker. The legacy build may change prototypes: nothing else runs in a worker's global scope.
import '@/shared/lib/install-polyfills';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/**
 * pdf.js stops a document that is still loading by throwing inside promises that it does not await: its `Terminate`
 * handler sets a flag, and the next step of `setupDoc` throws "Worker was terminated". The browser would report each as
 * an uncaught error of the page, although the document was closed as asked.
 */
globalThis.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Error && /^Worker was terminated\.?$/.test(reason.message)) event.preventDefault();
});

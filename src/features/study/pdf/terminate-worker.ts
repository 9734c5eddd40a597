/** A request of pdf.js's `MessageHandler`. */
interface PdfRequest {
  sourceName: string;
  targetName: string;
  action: string;
  callbackId: number;
}

/** `CallbackKind.DATA` of pdf.js: the request succeeded. */
const succeeded = 1;

/**
 * Ends the worker as soon as pdf.js requests its termination, instead of pdf.js, which registers its listener later.
 * pdf.js stops a document that is still loading by throwing inside promises that it does not await. The browser reports
 * them as uncaught errors of the page, and in a host, where the script has another origin, they cannot be caught.
 */
self.addEventListener('message', (event: MessageEvent<Partial<PdfRequest> | null>) => {
  const request = event.data;
  if (request?.action !== 'Terminate') return;
  event.stopImmediatePropagation();
  // the page releases its fonts and requests after this response
  self.postMessage({
    sourceName: request.targetName,
    targetName: request.sourceName,
    callback: succeeded,
    callbackId: request.callbackId,
    data: null,
  });
  self.close();
});

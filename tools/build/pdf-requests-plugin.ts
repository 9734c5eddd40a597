import type { Plugin } from 'vite';

const created = /this\._headersCapability = Promise\.withResolvers\(\);/g;

/**
 * Lets a request of pdf.js fail before its worker has asked for the headers. The worker asks later and gets the error;
 * until then the browser would report it as an uncaught error of the page.
 * @throws when pdf.js has changed
 */
export function pdfRequestsPlugin(): Plugin {
  return {
    name: 'pdf-requests',
    transform: {
      filter: { id: /\/pdfjs-dist\/build\/pdf\.mjs(\?|$)/ },
      handler: (code) => ({ code: withHandledRequests(code), map: null }),
    },
  };
}

/** @param code of pdf.js */
export function withHandledRequests(code: string): string {
  if (!created.test(code))
    throw new Error('pdf.js makes requests in another way: change pdf-requests-plugin.ts');
  return code.replace(created, '$& this._headersCapability.promise.catch(() => undefined);');
}

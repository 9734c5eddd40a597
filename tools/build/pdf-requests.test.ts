import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withHandledRequests } from './pdf-requests-plugin';

test('every request of pdf.js may fail before anybody waits for it', () => {
  const code = readFileSync(createRequire(__filename).resolve('pdfjs-dist/build/pdf.mjs'), 'utf8');
  const { length } = code.split('this._headersCapability = ');
  expect(withHandledRequests(code).split('_headersCapability.promise.catch(').length).toBe(length);
  expect(() => withHandledRequests('')).toThrow('pdf.js makes requests');
});

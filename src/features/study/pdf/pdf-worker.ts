// The worker of pdf.js. Its legacy build may change prototypes: nothing else runs in the scope of a worker.
import '@/shared/lib/install-polyfills';
import './terminate-worker';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

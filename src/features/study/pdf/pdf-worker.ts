// What reads a PDF, in a thread of its own. The legacy build: nobody else lives in a worker's global scope.
import '@/shared/lib/install-polyfills';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

import { installPolyfills } from './polyfills';

// Imported before pdf.js and the hash library, which need the polyfills while they are evaluated.
installPolyfills();

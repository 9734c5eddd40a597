import { installPolyfills } from './polyfills';

// imported before pdf.js, which needs it while it is evaluated
installPolyfills();

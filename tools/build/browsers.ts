/**
 * The oldest supported browsers: those of hospital PCs, and Safari. Builds write the syntax that these read;
 * `src/shared/lib/polyfills.ts` adds the functions that they lack.
 */
export const oldestBrowsers = ['chrome86', 'safari14'];

/** What the inline script of index.html exports; see tools/build/home-page.ts. */
export { paintBrand } from './paint-brand';
export { paintHome } from './paint-home';

/** Hides the browser tab or shows it again, as far as the page can tell; after the test it is visible. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

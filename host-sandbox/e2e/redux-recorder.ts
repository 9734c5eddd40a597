import type { Page } from '@playwright/test';

/**
 * Listens to the store from the page's first moment on, over all its loads, by the door that Redux leaves open for
 * its browser extension.
 * @returns everything so far, as one text
 */
export async function recordRedux(page: Page): Promise<() => string> {
  const texts: string[] = [];
  await page.exposeFunction('keepRecord', (text: string) => texts.push(text));
  await page.addInitScript(installRecorder);
  return () => texts.join('\n');
}

/** In the page: an enhancer that hands on each action and the state after it. */
function installRecorder() {
  interface Store {
    dispatch: (action: unknown) => unknown;
    getState: () => unknown;
  }
  type CreateStore = (...parts: unknown[]) => Store;
  type Enhancer = (next: CreateStore) => CreateStore;
  const { keepRecord } = window as unknown as { keepRecord: (text: string) => void };
  const record: Enhancer = (next) => (reducer, state) => {
    const recordingReducer = (before: unknown, action: unknown): unknown => {
      const after = (reducer as (state: unknown, action: unknown) => unknown)(before, action);
      keepRecord(JSON.stringify({ action, after }));
      return after;
    };
    return next(recordingReducer, state);
  };
  const compose =
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (next) =>
      enhancers.reduceRight((created, enhancer) => enhancer(created), record(next));
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
}

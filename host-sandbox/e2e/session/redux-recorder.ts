import type { Page } from '@playwright/test';

/**
 * Records every action and state of the Redux store, over all page loads, through the DevTools extension hook.
 * @returns everything so far, as one text
 */
export async function recordRedux(page: Page): Promise<() => string> {
  const texts: string[] = [];
  await page.exposeFunction('keepRecord', (text: string) => texts.push(text));
  await page.addInitScript(installRecorder);
  return () => texts.join('\n');
}

/** In the page: a store enhancer that records each action and the state after it. */
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

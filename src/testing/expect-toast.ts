import { screen } from '@testing-library/dom';
import { pageTimeout } from './form-helpers';

/** Waits for a toast with this text; a screen reader announces the same text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  expect(await screen.findAllByText(text, {}, pageTimeout)).not.toEqual([]);
}

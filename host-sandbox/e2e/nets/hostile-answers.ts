import type { Page } from '@playwright/test';
import type { ResponseOf } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { send } from '../../platform/testing/client';
import { addressFamilies, everyText, markupFamilies, payloadsOf } from './hostile-payloads';

export const markup = payloadsOf(markupFamilies);
export const addresses = payloadsOf(addressFamilies);
export const texts = [...markup, ...addresses].map(({ text }) => text);
/** A payload for a field of the item at this place, begun anew where there are more items than payloads. */
export const textAt = (place: number) => texts[place % texts.length] ?? '';
export const addressAt = (place: number) => addresses[place % addresses.length]?.text ?? '';

const addressOf = (call: CallName) => `**/api${calls[call].path.replace('{product}2', '*')}*`;

export async function answerWith(page: Page, call: CallName, data: unknown) {
  await page.unroute(addressOf(call));
  await page.route(addressOf(call), (route) => route.fulfill({ json: { code: '00000', msg: '', data } }));
}

/** Refuses a call with hostile words. */
export async function refuse(page: Page, call: CallName) {
  await page.unroute(addressOf(call));
  await page.route(addressOf(call), (route) => route.fulfill({ json: { code: 'B0500', msg: everyText } }));
}

/** What the platform itself answers, to be made hostile. */
export async function realAnswer<Name extends CallName>(url: string, call: Name, input: unknown) {
  const { data } = (await send(url, call, input)) as { data: unknown };
  return data as ResponseOf<(typeof calls)[Name]>;
}

/** All records of a list, on one page. */
export function onePage<Item>(records: Item[]) {
  return { records, total: records.length, current: 1, size: records.length, more: false };
}

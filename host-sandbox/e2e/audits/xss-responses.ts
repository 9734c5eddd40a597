import type { Page } from '@playwright/test';
import type { ResponseOf } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { send } from '../../platform/testing/client';
import { urlFamilies, allPayloads, markupFamilies, payloadsOf } from './xss-payloads';

export const markupPayloads = payloadsOf(markupFamilies);
export const urlPayloads = payloadsOf(urlFamilies);
export const payloadTexts = [...markupPayloads, ...urlPayloads].map(({ text }) => text);
/** A payload for a field of the item at this place, begun anew where there are more items than payloads. */
export const payloadAt = (place: number) => payloadTexts[place % payloadTexts.length] ?? '';
export const urlPayloadAt = (place: number) => urlPayloads[place % urlPayloads.length]?.text ?? '';

const routePattern = (call: CallName) => `**/api${calls[call].path.replace('{product}2', '*')}*`;

export async function mockResponse(page: Page, call: CallName, data: unknown) {
  await page.unroute(routePattern(call));
  await page.route(routePattern(call), (route) => route.fulfill({ json: { code: '00000', msg: '', data } }));
}

/** Refuses a call with hostile words. */
export async function mockError(page: Page, call: CallName) {
  await page.unroute(routePattern(call));
  await page.route(routePattern(call), (route) =>
    route.fulfill({ json: { code: 'B0500', msg: allPayloads } }),
  );
}

/** What the platform itself answers, to be made hostile. */
export async function realResponse<Name extends CallName>(url: string, call: Name, input: unknown) {
  const { data } = (await send(url, call, input)) as { data: unknown };
  return data as ResponseOf<(typeof calls)[Name]>;
}

/** All records of a list, on one page. */
export function singlePage<Item>(records: Item[]) {
  return { records, total: records.length, current: 1, size: records.length, more: false };
}

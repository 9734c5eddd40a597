import type { Page } from '@playwright/test';
import type { ResponseOf } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { send } from '../../platform/testing/api';
import { urlFamilies, allPayloads, markupFamilies, payloadsOf } from '../../platform/testing/xss-payloads';

export const markupPayloads = payloadsOf(markupFamilies);
export const urlPayloads = payloadsOf(urlFamilies);
export const payloadTexts = [...markupPayloads, ...urlPayloads].map(({ text }) => text);
/** Cycles through the payloads. */
export const payloadAt = (index: number) => cycle(payloadTexts, index);
export const urlPayloadAt = (index: number) => urlPayloads[index % urlPayloads.length]?.text ?? '';

/** The payloads in two lists, each within the number of entries that the portal shows of one response. */
export const payloadHalves = [0, 1].map((half) => {
  const middle = Math.ceil(payloadTexts.length / 2);
  const texts = payloadTexts.slice(half * middle, (half + 1) * middle);
  return { texts, at: (index: number) => cycle(texts, index) };
});

function cycle(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}

const routePattern = (call: CallName) => `**/api${calls[call].path.replace('{product}2', '*')}*`;

export async function mockResponse(page: Page, call: CallName, data: unknown) {
  await page.unroute(routePattern(call));
  await page.route(routePattern(call), (route) => route.fulfill({ json: { code: '00000', msg: '', data } }));
}

/** Makes a call fail with an error message of payloads. */
export async function mockError(page: Page, call: CallName) {
  await page.unroute(routePattern(call));
  await page.route(routePattern(call), (route) =>
    route.fulfill({ json: { code: 'B0500', msg: allPayloads } }),
  );
}

/** The platform's real response, as a base for a malicious one. */
export async function realResponse<Name extends CallName>(url: string, call: Name, input: unknown) {
  const { data } = (await send(url, call, input)) as { data: unknown };
  return data as ResponseOf<(typeof calls)[Name]>;
}

/** Wraps records as the only page of a list. */
export function singlePage<Item>(records: Item[]) {
  return { records, total: records.length, current: 1, size: records.length, more: false };
}

import { expect, type Page, type TestInfo } from '@playwright/test';
import type { ResponseOf } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { send } from '../../platform/testing/client';
import { clickEverything, dangersIn, isCanary, stripPolicy, type setCanary } from './canary';
import { addressFamilies, everyText, markupFamilies, payloadsOf } from './hostile-payloads';

export const markup = payloadsOf(markupFamilies);
export const addresses = payloadsOf(addressFamilies);
export const texts = [...markup, ...addresses].map(({ text }) => text);
/** A payload for a field of the item at this place, begun anew where there are more items than payloads. */
export const textAt = (place: number) => texts[place % texts.length] ?? '';
export const addressAt = (place: number) => addresses[place % addresses.length]?.text ?? '';

const addressOf = (call: CallName) => `**/api${calls[call].path.replace('{product}2', '*')}*`;

/** The Playwright project in which the page keeps its content policy. */
const underPolicy = 'under policy';

/** A test that is worth its time under the policy of the page too; the soak run has all of them there. */
export const alsoUnderPolicy = { tag: '@policy' };

/**
 * For `beforeEach`: the page without its content policy has nothing but its own care. Under the policy nothing may be
 * left for it to forbid: the console guard hears what it does. Pictures of addresses that lead nowhere come.
 */
export async function takePolicy(
  { page, platform }: { page: Page; platform: { readonly url: string } },
  { project }: TestInfo,
) {
  if (project.name !== underPolicy) await stripPolicy(page, platform.url);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' && !isCanary(route.request().url())
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fallback(),
  );
}

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

/** Nothing dangerous is in the portal, and nothing acts when all of a part is clicked. */
export async function expectHarmless(
  page: Page,
  canary: ReturnType<typeof setCanary>,
  clicked = '.portal main',
) {
  expect(await dangersIn(page, '.portal')).toEqual([]);
  await clickEverything(page, clicked);
  await canary.expectSilence();
}

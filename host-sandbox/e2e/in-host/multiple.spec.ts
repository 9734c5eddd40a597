import type { Locator, Page } from '@playwright/test';
import { callAddress } from '@/contracts/call';
import { login } from '@/contracts/session';
import { clientHeader } from '../../platform/testing/api';
import { accounts, type Account } from '../../kits/browser/accounts';
import { openBareHost } from '../../kits/browser/bare-host/open-bare-host';
import { expect, test } from '../support/fixtures';

/** Two cycles: each portal gets each of its tokens twice. */
const rounds = process.env.SOAK ? 100 : 18;
/** The accounts whose tokens each portal gets in turn; `null` clears it. */
const users = {
  one: ['trainee', 'admin', null],
  two: ['newcomer', 'trainee', null],
  three: ['admin', 'newcomer', null],
} as const;
const names = ['one', 'two', 'three'] as const;
type Name = (typeof names)[number];

test(`Three portals with ${rounds} token changes show and send only their own account (R1.28, R10.40)`, async ({
  page,
  platform,
  shell,
}) => {
  test.setTimeout(120_000);
  const host = await openBareHost(page, shell.url);
  const sent = await passCallsOn(page, shell.url, platform.url);
  const tokens = new Map<Name, string[]>();
  const shown = new Map<Name, Account | null>();
  for (const name of names) {
    const [first, second] = users[name];
    tokens.set(name, [
      await tokenOf(page, platform.url, first),
      await tokenOf(page, platform.url, second),
      '',
    ]);
    const config = { apiBase: `${shell.url}/bare/${name}` };
    await host.mount(name, `${platform.url}/`, {
      config,
      history: 'memory',
      initialPath: '/contract',
      token: '',
    });
    await expectUser(host.portal(name), null);
    shown.set(name, null);
  }
  expect(sent).toEqual([]);

  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % 3] ?? 'one';
    const turn = Math.floor(round / 3) % 3;
    shown.set(name, users[name][turn] ?? null);
    await host.update(name, { token: tokens.get(name)?.[turn] ?? '' });
    for (const [one, user] of shown) await expectUser(host.portal(one), user);
  }

  for (const name of names) {
    const own = new Set(sent.filter((call) => call.portal === name).map(({ token }) => token));
    expect([name, [...own].sort()]).toEqual([name, tokens.get(name)?.filter(Boolean).sort()]);
  }
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(sent.filter(({ token }) => stored.includes(token))).toEqual([]);
  // the calls of the last change may still be on their way
  await page.unrouteAll({ behavior: 'wait' });
});

async function tokenOf(page: Page, url: string, username: Account): Promise<string> {
  const response = await page.request.post(`${url}/api${callAddress(login, 'train')}`, {
    headers: clientHeader,
    data: { username, password: accounts[username] },
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}

/** Gives each portal its own API path, to distinguish their requests. @returns the requests with a token */
async function passCallsOn(page: Page, origin: string, platformUrl: string) {
  const sent: { portal: string; token: string }[] = [];
  await page.route(`${origin}/bare/*/**`, async (route) => {
    const [, portal = '', rest = ''] = /\/bare\/(\w+)(\/.*)$/.exec(route.request().url()) ?? [];
    const token = /^Bearer (.+)$/.exec(route.request().headers().authorization ?? '')?.[1];
    if (token) sent.push({ portal, token });
    await route.fulfill({ response: await route.fetch({ url: `${platformUrl}/api${rest}` }) });
  });
  return sent;
}

/** @param username `null` for a visitor */
async function expectUser(portal: Locator, username: string | null) {
  const state = portal.getByTestId('session-state');
  if (username === null) return expect(state).toHaveAttribute('data-state', 'visitor');
  await expect(state).toHaveAttribute('data-username', username);
  await expect(state).toHaveAttribute('data-state', 'signedIn');
}

import { expect, type Page } from '@playwright/test';
import { registerPerson, bearerHeader, clientHeader, send } from '../../platform/testing/api';
import { expectSignedIn, storeToken } from '../../kits/browser/accounts';
import { readStorage } from '../support/browser-storage';

export type Person = Awaited<ReturnType<typeof registerPerson>>;

/** Signs in a new user and opens the personal information. */
export async function openAsNewPerson(page: Page, url: string): Promise<Person> {
  const person = await registerPerson(url);
  await storeToken(page, person.headers.authorization.replace('Bearer ', ''));
  await page.goto('/#/uc/userInfo');
  await expectOwnProfile(page, person.username);
  return person;
}

/** The personal information of this user is shown. */
export async function expectOwnProfile(page: Page, username: string) {
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await expectSignedIn(page, username);
  await expect(section(page, '账号与安全').getByText(username)).toBeVisible();
}

/** A card of the page by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name });

export const dialog = (page: Page) => page.getByRole('dialog');

/** The profile stored at the platform. */
export async function profileOf(url: string, { headers }: Pick<Person, 'headers'>) {
  return (await send(url, 'profile', {}, headers)).data as Record<string, unknown>;
}

/** The portal's Redux state as text. */
export function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    interface Fiber {
      child: Fiber | null;
      memoizedProps?: { store?: { getState?: () => unknown } } | null;
    }
    const root = document.querySelector('.portal') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    for (let fiber = root[key ?? ''] ?? null; fiber; fiber = fiber.child) {
      const state = fiber.memoizedProps?.store?.getState?.();
      if (state) return JSON.stringify(state);
    }
    throw new Error('no store was found');
  });
}

/** Starts another session. @returns the headers of its calls */
export async function signInElsewhere(
  url: string,
  { username, password }: { username: string; password: string },
) {
  const response = await send(url, 'login', { username, password }, clientHeader);
  expect(response.status).toBe(200);
  return bearerHeader(response);
}

/** None of these texts is in the document, the store, the storage or the address. */
export async function expectSecretsAbsent(page: Page, secrets: readonly string[]) {
  const found = async () => {
    const sources = {
      document: await page.content(),
      state: await stateOf(page),
      storage: JSON.stringify(await readStorage(page)),
      address: page.url(),
    };
    return Object.entries(sources).flatMap(([source, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in the ${source}`),
    );
  };
  // A dialog's input goes when it has faded out.
  await expect.poll(found).toEqual([]);
}

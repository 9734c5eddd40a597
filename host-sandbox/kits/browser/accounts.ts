import { expect, type Locator, type Page } from '@playwright/test';
import { clientHeader, signInAs, type Account as AnyAccount } from '../../platform/testing/api';

/** The sample accounts and their passwords. */
export const accounts = {
  trainee: 'Trainee@2026',
  newcomer: 'Newcomer@2026',
  expired: 'Expired@2026',
  admin: 'Admin@2026',
} as const;
export type Account = keyof typeof accounts;

/** The header greets a user, whose user name the portal's root has. */
export async function expectSignedIn(page: Page, username: string) {
  await expect(page.getByTestId('account')).toHaveText(/./);
  await expect(page.locator('.portal')).toHaveAttribute('data-username', username);
}

/** Signs in by the login form and waits until the header shows the account. */
export async function signIn(page: Page, account: Account) {
  await page.goto('/#/login');
  await submitLogin(page, account);
  await expect(page.getByTestId('account')).toBeVisible();
}

/** Signs in by token: every later page load of this page is signed in, without the login form. */
export async function signInByToken(page: Page, account: Account) {
  const token = await sharedTokenOf(page, account);
  await page.addInitScript((value) => {
    // about:blank has no storage
    if (location.protocol !== 'about:') localStorage.setItem('portal-token', value);
  }, token);
}

/** Stores a token once, so that the portal may remove it: the next page load is signed in. */
export async function storeToken(page: Page, token: string) {
  await page.goto('/favicon.svg'); // of the portal's origin, and without its script
  await page.evaluate((value) => localStorage.setItem('portal-token', value), token);
}

/** Opens an address as a sample account whose session the test may end. */
export async function openAs(page: Page, account: Account, address: string) {
  await storeToken(page, await tokenOf(page, account));
  await page.goto(`/#${address}`);
  await expect(page.getByTestId('account')).toBeVisible();
}

/** The session of each account that tests share, since a check of a password is costly. */
const sharedTokens = new Map<Account, string>();

/** A token of the shared session, or of a new one where the platform does not know it. */
async function sharedTokenOf(page: Page, account: Account): Promise<string> {
  const known = sharedTokens.get(account);
  if (known !== undefined) {
    const headers = { authorization: `Bearer ${known}` };
    const response = await page.request.post('/api/train2/portal/userInfo', { headers, data: {} });
    if (response.ok()) return known;
  }
  const token = await tokenOf(page, account);
  sharedTokens.set(account, token);
  return token;
}

/** The token of a sample account. @param platformUrl needed in a test of a host */
export async function tokenOf(page: Page, account: Account, platformUrl = ''): Promise<string> {
  const login = `${platformUrl}/api/train2/portal/oauth2/token?grant_type=password`;
  const response = await page.request.post(login, {
    headers: clientHeader,
    data: { username: account, password: accounts[account] },
  });
  return ((await response.json()) as { data: { access_token: string } }).data.access_token;
}

/** Fills in and submits the open login form, without waiting for the result. */
export async function submitLogin(
  page: Page | Locator,
  account: Account,
  password: string = accounts[account],
) {
  await submitCredentials(page, account, password);
}

/**
 * Like `submitLogin`, for an account that is not a sample one. @param page the page, or the dialog with the form
 */
export async function submitCredentials(page: Page | Locator, username: string, password: string) {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /登\s*录/ }).click();
}

/** Signs out by the account menu. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
}

/**
 * Opens a page of the sample host by token: every load of it is signed in, without its form.
 * @param account a sample one by name, or a registered user
 */
export async function openHostAs(page: Page, platformUrl: string, account: AnyAccount, address: string) {
  const { authorization } = await signInAs(platformUrl, account);
  await page.addInitScript(
    (token) => {
      if (location.protocol !== 'about:') sessionStorage.setItem('sample-host-token', token);
    },
    authorization.replace('Bearer ', ''),
  );
  await page.goto(address);
}

/** Signs in at the sample host, on any of its pages. */
export async function signInAtHost(page: Page, account: Account) {
  await page.getByTestId('host-username').fill(account);
  await page.getByTestId('host-password').fill(accounts[account]);
  await page.getByTestId('host-sign-in').click();
  await expect(page.getByTestId('host-user')).toHaveText('宿主已登录');
}

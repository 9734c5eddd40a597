import { expect, type Locator, type Page } from '@playwright/test';
import { apiFor } from '../../platform/testing/api';
import { createEnrolmentApi } from '../../platform/testing/enrolment-api';
import { openHostAs } from '../../kits/browser/accounts';

/** Part of the title of a course with free seats. */
export const openCourse = '捐献文化与社会宣传';

/** The status line of an action. */
export const status = (page: Page) => page.getByTestId('host-page-operator').getByRole('status');
/** The status line of the articles' page. */
export const articleStatus = (page: Page) =>
  page.getByTestId('host-page-articles').getByRole('status').first();
/** The listed enrolments. */
export const rows = (page: Page) => page.getByRole('list', { name: '报名列表' }).getByRole('listitem');

/** Opens the operator's page, signed in as an operator. */
export async function openAsOperator(page: Page, platform: { readonly url: string }) {
  await openHostAs(page, platform.url, 'admin', '/operator');
  await expect(status(page)).toHaveText(/^共 \d+ 条报名$/);
}

/** Searches in the current state. */
export async function search(page: Page, keyword: string) {
  await page.getByRole('searchbox', { name: '搜索' }).fill(keyword);
  await page.keyboard.press('Enter');
}

/** Selects a state by its name. */
export async function choose(page: Page, state: string) {
  await chooseOption(page.getByRole('search').getByRole('combobox', { name: '状态' }), state);
}

/** Chooses an option of one of the host's select boxes, which open a list of their own. */
export async function chooseOption(combobox: Locator, label: string) {
  await combobox.click();
  const options = combobox.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await options.locator('.ant-select-item-option').getByText(label, { exact: true }).click();
}

/** Registers a user with this name and enrols them in the course. */
export async function registerEnrolled(platform: { readonly url: string }, realName: string) {
  const calls = apiFor(platform);
  const { send } = calls;
  const { projectId, completeProfile, projectDetail, messageTitles } = createEnrolmentApi(calls);
  const [{ headers }, project] = [await calls.registerPerson(), await projectId(openCourse)];
  await completeProfile(headers, { realName });
  const id = ((await send('enrol', { projectId: project }, headers)).data as { id: string }).id;
  return {
    rename: (name: string) => completeProfile(headers, { realName: name }),
    titles: () => messageTitles(headers),
    enrolment: async () => (await projectDetail(project, headers)).enrolment,
    decide: async (state: string, reason: string | null = null) =>
      send('enrolmentReview', { id, state, reason }, await calls.as('admin')),
  };
}

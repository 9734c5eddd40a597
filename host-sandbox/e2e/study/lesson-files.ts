import type { Page, Route } from '@playwright/test';
import { expect } from '../support/fixtures';
import type { ResponseOf } from '@/contracts/call';
import type { lessonMedia } from '@/contracts/study';

type Media = Pick<ResponseOf<typeof lessonMedia>, 'sources' | 'captions'>;

/** Another origin than the portal's. */
export const store = 'https://files.example.org';
const cors = { 'access-control-allow-origin': '*' };

export interface Served {
  body?: Buffer | string;
  status?: number;
  type?: string;
  headers?: Record<string, string>;
}

/** Gives lesson 106 of the sample trainee, which has 90 s, other files. @returns the texts of the error reports */
export async function openLesson(
  page: Page,
  media: Partial<Media>,
  files: Record<string, Served>,
): Promise<string[]> {
  const reports: string[] = [];
  await page.unrouteAll();
  // the policy of the sample platform names no other store
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
  await page.route('**/portal/error/report', async (route) => {
    reports.push((route.request().postDataJSON() as { message: string }).message);
    await route.fulfill({ json: { code: '00000', data: null, msg: '' } });
  });
  await page.route('**/portal/study/media', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Media };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...media } } });
  });
  await page.route(`${store}/**`, (route: Route) => {
    const served = files[new URL(route.request().url()).pathname.slice(1)];
    if (!served) return route.fulfill({ status: 404, headers: cors });
    const { body = '', status = 200, type = 'video/mp4', headers = cors } = served;
    return route.fulfill({ status, body, contentType: type, headers });
  });
  await page.goto('about:blank');
  await page.goto('/#/study/17?lesson=106');
  await expect(page.locator('video')).toBeAttached();
  return reports;
}

export const mp4 = (name: string) => ({
  sources: [{ url: `${store}/${name}`, type: 'video/mp4' }],
  captions: [],
});
export const play = (page: Page) => page.getByRole('button', { name: '播放', exact: true }).click();

/** Seconds that the element played. */
export const playedIn = (page: Page) =>
  page
    .locator('video')
    .evaluate(({ played }: HTMLVideoElement) =>
      Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index)).reduce(
        (a, b) => a + b,
        0,
      ),
    );

import { expect, test } from '../support/fixtures';
import { installCanary } from './canary';
import { urlFamilies, markupFamilies, payloadsOf } from '../../platform/testing/xss-payloads';

/** Families whose first payloads run, by themselves or on a click, in a current browser. */
const rawActing = [
  'script',
  'event handler',
  'javascript address',
  'svg and math',
  'mutation',
  'style',
  'embedding',
];

for (const family of rawActing) {
  test(`The canary detects the family "${family}" where nothing sanitises it`, async ({
    context,
    platform,
  }) => {
    let detections: string[] = [];
    for (const text of markupFamilies[family] ?? []) {
      const raw = await context.newPage();
      const canary = installCanary(raw);
      await raw.route('**/raw', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<body>${text}` }),
      );
      await raw.goto(`${platform.url}/raw`);
      await raw.evaluate(() => document.querySelector('a')?.dispatchEvent(new MouseEvent('click')));
      detections = (await canary.detections()).filter((detection) => detection !== 'left the page');
      await raw.close();
      if (detections.length > 0) return;
    }
    expect(detections).not.toEqual([]);
  });
}

test('There are hundreds of payloads: families of markup, style and URLs, each in every encoding', () => {
  expect(Object.keys(markupFamilies)).toEqual(expect.arrayContaining(rawActing));
  const distinct = (table: typeof markupFamilies) => new Set(payloadsOf(table).map(({ text }) => text)).size;
  expect(distinct(markupFamilies)).toBeGreaterThan(800);
  expect(distinct(urlFamilies)).toBeGreaterThan(150);
});

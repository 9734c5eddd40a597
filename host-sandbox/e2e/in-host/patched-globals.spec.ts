import { tokenOf } from '../../kits/browser/accounts';
import { expectPageLoaded } from '../../kits/browser/pages';
import { expect, test } from '../support/fixtures';

/** What older libraries of a page do to the language. */
const patches: Readonly<Record<string, string>> = {
  'fields of its own on every object': `
    Object.prototype.extend = function () { return this };
    Object.prototype.hostFlag = 'x';`,
  'a JSON.parse that makes dates of texts': `
    JSON.parse = (function (parse) {
      return function (text) {
        return parse(text, function (key, value) {
          return typeof value === 'string' && /^\\d{4}-\\d\\d-\\d\\d/.test(value) ? new Date(value) : value;
        });
      };
    })(JSON.parse);`,
};

for (const [name, script] of Object.entries(patches))
  test(`The portal works in a page with ${name}, and leaves nothing`, async ({ page, platform, shell }) => {
    const address = `${shell.url}/patched/`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><title>宿主</title><script>${script}</script><div id="one"></div>`,
      }),
    );
    await page.context().grantPermissions(['local-network-access'], { origin: shell.url });
    const token = await tokenOf(page, 'trainee', platform.url);
    await page.goto(address);
    const one = page.locator('#one');
    await page.evaluate(
      ([url, value]) =>
        import(`${url}/portal.js`).then((portal: { mount: (props: object) => Promise<void> }) =>
          portal.mount({
            container: document.getElementById('one'),
            config: { apiBase: `${url}/api` },
            token: value,
            initialPath: '/index',
          }),
        ),
      [platform.url, token] as const,
    );
    for (const [path, heading] of [
      ['/uc/userInfo', '个人信息'],
      ['/study/17', '器官转运绿色通道实务'],
      ['/project', '培训项目'],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), path);
      await expectPageLoaded(one, { heading });
      await expect(one.locator('main').getByText('错误编号')).toHaveCount(0);
    }
    await page.evaluate(
      (url) =>
        import(`${url}/portal.js`).then((portal: { unmount: (props: object) => Promise<void> }) =>
          portal.unmount({ container: document.getElementById('one') }),
        ),
      platform.url,
    );
    await expect(one).toBeEmpty();
  });

import type { Page } from '@playwright/test';
import { openBareHost } from '../../kits/browser/bare-host/open-bare-host';
import { expectLoaded } from '../../kits/browser/pages';
import { expect, test } from '../support/fixtures';
import { isolations } from '../audits/host-navigation';

/** Unscoped element rules of a host. */
const ofElements = `
  a, button { background: tomato; border: 4px dashed; font: 20px cursive; padding: 20px; text-transform: uppercase }
  h1, h2, h3 { color: orange; font: italic 40px fantasy; border-bottom: 6px double red; margin: 40px }
  p, ul, ol, li, dl, dd { text-indent: 3em; list-style: square; margin: 30px; padding: 22px; line-height: 3 }
  input, select, textarea { background: pink; border: 5px solid navy; height: 70px; width: 77px }
  table, td, th { border: 4px solid green; padding: 20px }
  img { border: 5px solid gold; border-radius: 50%; display: block }
  main, section, header, nav, form, label { background: lavender; padding: 13px; letter-spacing: 2px }`;
/** Rules for everything, which only a shadow root keeps out. */
const ofEverything = `* { letter-spacing: 2px !important; color: red !important; text-transform: uppercase !important;
  font-style: italic !important; border-radius: 0 !important; cursor: wait !important }`;

test('Element rules of the host do not change the portal in any isolation', async ({
  page,
  platform,
  shell,
}) => {
  test.setTimeout(60_000); // twelve loads
  for (const isolation of isolations) {
    const styles = isolation === 'strictStyleIsolation' ? ofElements + ofEverything : ofElements;
    for (const address of ['/article', '/verify']) {
      const snapshots: string[][] = [];
      for (const css of ['', styles]) {
        const head = `<style>body { margin: 0 } ${css}</style>`;
        const host = await openBareHost(page, shell.url, { head });
        const config = { apiBase: `${platform.url}/api`, objectStorageBase: platform.url };
        const props = { config, history: 'memory', initialPath: address } as const;
        await host.mount('training', `${platform.url}/`, props, isolation);
        const portal = host.portal('training');
        await expectLoaded(portal);
        snapshots.push(await readStyles(page));
      }
      expect(snapshots[0]?.length).toBeGreaterThan(10);
      expect(snapshots[1], isolation).toEqual(snapshots[0]);
    }
  }
});

test('Rules of the host for labels and for fields by their type show no hidden field and no bold label', async ({
  page,
  platform,
  shell,
}) => {
  const css = `label { font-weight: 700; margin-bottom: 5px } input[type='file'] { display: block }`;
  const host = await openBareHost(page, shell.url, { head: `<style>${css}</style>` });
  const config = { apiBase: `${platform.url}/api` };
  await host.mount('training', `${platform.url}/`, { config, history: 'memory', initialPath: '/login' });
  const label = host.portal('training').locator('form label').first();
  await expect(label).toHaveCSS('font-weight', '400');
  await expect(label).toHaveCSS('margin-bottom', '0px');
  const form = host.portal('training').locator('form').first();
  await form.evaluate((element) => element.insertAdjacentHTML('beforeend', '<input type="file" hidden>'));
  await expect(form.locator('input[type=file]')).toBeHidden();
});

/** The host's own antd, by its usual class names. */
const icon = '<span role="img" class="anticon anticon-bell"><svg width="1em" height="1em"></svg></span>';
const ownAntd = `<button class="ant-btn ant-btn-primary">${icon}<span>宿主</span></button>
  <span class="ant-input-affix-wrapper"><input class="ant-input"></span>${icon}
  <div class="ant-tabs"><div class="ant-tabs-tab"><div class="ant-tabs-tab-btn">甲</div></div></div>`;

test('The host’s own antd looks the same before, beside and after the portal in any isolation', async ({
  page,
  platform,
  shell,
}) => {
  for (const isolation of isolations) {
    const host = await openBareHost(page, shell.url, { body: `<div id="own">${ownAntd}</div>` });
    const own = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#own *')].map((element) => {
          const style = getComputedStyle(element);
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        }),
      );
    const before = await own();
    const config = { apiBase: `${platform.url}/api`, objectStorageBase: platform.url };
    const props = { config, history: 'memory', initialPath: '/login' } as const;
    await host.mount('training', `${platform.url}/`, props, isolation);
    const portal = host.portal('training');
    await expect(portal.getByRole('tab', { name: '密码登录' })).toBeVisible();
    await expect(portal.locator('form svg').first()).toBeVisible();
    expect(await own(), isolation).toEqual(before);
    await host.unmount('training');
    expect(await own(), isolation).toEqual(before);
  }
});

const comparedProperties =
  /^(color|background-(color|image)|border-.*-(width|style|color|radius)|font-(family|size|style|weight)|line-height|letter-spacing|text-(align|indent|transform|decoration-line|shadow)|(padding|margin)-.*|display|list-style-type|box-shadow|opacity|cursor|white-space-collapse)$/;

/** The portal's elements with the properties that a host is likely to set. */
async function readStyles(page: Page): Promise<string[]> {
  return page.evaluate((source) => {
    const wanted = new RegExp(source);
    const container = document.getElementById('training');
    const inside = container?.querySelector('.portal') ? container : container?.firstElementChild?.shadowRoot;
    // every element has all properties
    const names = [...getComputedStyle(document.body)].filter((name) => wanted.test(name));
    return [...(inside?.querySelectorAll('.portal, .portal *') ?? [])].map((element) => {
      const style = getComputedStyle(element);
      const declarations = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.getAttribute('class') ?? ''} { ${declarations.join('; ')} }`;
    });
  }, comparedProperties.source);
}

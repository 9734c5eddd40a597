import { languages } from '@/shared/intl/languages';
import { themeChoices, type Extra } from '@/shared/theme/theme-settings';
import { expect, test } from '../support/fixtures';
import { axeViolations } from './axe-check';
import { switchAppearance, withAppearance, type AppearanceChoice } from './appearances';
import { expectLoaded } from '../../kits/browser/pages';
import { expectSoundLayout } from './reflow';
import { openHeaderActions } from '../app/settings-drawer';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pixels. 961 is the narrowest width without the drawer. */
const widths = [1280, 961, 360];
const { layout: layouts, themeName: themes, columnStyle: styles, background: backgrounds } = themeChoices;
const modes: readonly Partial<Extra>[] = [{}, { largeText: true }, { grey: true }, { colourWeak: true }];

/** The full product of layout, theme, mode, language and fold runs only in the soak run. */
const appearances: AppearanceChoice[] = process.env.SOAK ? allAppearances() : sampledAppearances();

/** Every value, and every layout with every theme and both folds; the other settings rotate. */
function sampledAppearances(): AppearanceChoice[] {
  return layouts.flatMap((layout, row) =>
    themes.map((themeName, column) => {
      const turn = row * themes.length + column;
      return {
        language: languages[turn % 2 === 0 ? 1 : 0],
        collapse: (row + column) % 2 === 1,
        theme: {
          layout,
          themeName,
          columnStyle: styles[turn % styles.length] ?? 'card',
          background: backgrounds[(row + turn) % backgrounds.length] ?? 'none',
          fixedHeader: turn % 2 === 0,
        },
        extra: modes[turn % modes.length] ?? {},
      };
    }),
  );
}

function allAppearances(): AppearanceChoice[] {
  return layouts.flatMap((layout) =>
    themes.flatMap((themeName) =>
      languages.flatMap((language) =>
        modes.flatMap((extra) =>
          [true, false].flatMap((collapse) =>
            styles
              .filter((style) => layout === 'column' || style === 'card')
              .map((columnStyle) => ({
                language,
                collapse,
                theme: { layout, themeName, columnStyle },
                extra,
              })),
          ),
        ),
      ),
    ),
  );
}

/** Layouts on one page: a load costs as much as two appearances. */
const perLoad = process.env.SOAK ? 1 : 3;

for (let start = 0; start < layouts.length; start += perLoad) {
  const shown = layouts.slice(start, start + perLoad);
  test(`axe finds nothing around a page in the layout ${shown.join(', ')}, and all text is readable, in the other appearances`, async ({
    page,
  }) => {
    const own = appearances.filter(({ theme }) => shown.some((layout) => layout === theme?.layout));
    test.setTimeout(60_000 + own.length * 20_000);
    const [first] = own;
    if (first) await withAppearance(page, first);
    await page.goto('/#/article?category=3');
    for (const appearance of own) {
      await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
      if (appearance !== first) await switchAppearance(page, appearance);
      await expectLoaded(page);
      await expect(page.locator('.portal > [data-layout]')).toHaveAttribute(
        'data-layout',
        appearance.theme?.layout ?? 'horizontal',
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const name = `${JSON.stringify(appearance)}, ${width} px`;
        await expectSoundLayout(page, name);
        expect.soft(await axeViolations(page), name).toEqual([]);
      }
    }
  });
}

test('axe finds nothing in the settings and their reset dialog, wide or narrow, light or dark', async ({
  page,
}) => {
  test.setTimeout(90_000); // eight runs of axe
  const column = { layout: 'column' } as const;
  const chosen: readonly AppearanceChoice[] = [
    { theme: column },
    { theme: { ...column, themeName: 'dark' }, extra: { largeText: true } },
  ];
  await withAppearance(page, { theme: column });
  await page.goto('/#/index');
  for (const width of [1280, 320])
    for (const appearance of chosen)
      await test.step(`${width} px, ${JSON.stringify(appearance)}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await switchAppearance(page, appearance);
        await expectLoaded(page);
        if (width < 960) await page.getByRole('button', { name: '菜单', exact: true }).click();
        else await openHeaderActions(page);
        await page.getByRole('button', { name: '界面设置' }).click();
        const drawer = page.getByRole('dialog', { name: '界面设置' });
        const question = page.getByRole('dialog', { name: '恢复默认设置？', includeHidden: true });
        await expect(drawer.getByRole('button', { name: '恢复默认' })).toBeInViewport();
        expect.soft(await axeViolations(page), 'the settings').toEqual([]);
        await drawer.getByRole('button', { name: '恢复默认' }).click();
        await expect(page.getByRole('button', { name: /确\s*定/ })).toBeInViewport();
        expect.soft(await axeViolations(page), 'the question').toEqual([]);
        await question.getByRole('button', { name: /取\s*消/ }).click();
        await expect(question).not.toBeAttached();
        await expect(drawer.getByRole('button', { name: '恢复默认' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        const opener = page.getByRole('button', { name: width < 960 ? '菜单' : '显示与工具', exact: true });
        await expect(opener).toBeFocused();
      });
});

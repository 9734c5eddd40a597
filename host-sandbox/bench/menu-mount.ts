import type { Browser } from '@playwright/test';
import { buildPage } from './build-page';
import { serveFolder } from './serve-folder';
import { markdownTable, median } from '../kits/probe/table';

const menus = ['portal', 'antd'] as const;
type Times = Record<(typeof menus)[number], number[]>;

/**
 * Mounts a menu of 500 entries, the portal's and antd's own in turn, on the same page.
 * @param folder for the built page
 * @returns a Markdown table of milliseconds, and of the ratio of both in each round
 */
export async function benchMenu(
  browser: Browser,
  folder: string,
  mediaFolder: string,
  rounds: number,
): Promise<string> {
  await buildPage(folder, 'menu-page');
  const server = await serveFolder(folder, mediaFolder);
  const page = await browser.newPage();
  try {
    await page.goto(`${server.url}/`);
    await page.waitForFunction(() => 'mountMenu' in window);
    const times: Times = { portal: [], antd: [] };
    for (let round = -2; round < rounds; round += 1) {
      for (const menu of round % 2 === 0 ? menus : [...menus].reverse()) {
        const milliseconds = await page.evaluate(
          (name) => (window as never as { mountMenu: (name: string) => number }).mountMenu(name),
          menu,
        );
        // The first rounds only warm the engine.
        if (round >= 0) times[menu].push(milliseconds);
      }
    }
    return table(times);
  } finally {
    await page.close();
    await server.stop();
  }
}

function table({ portal, antd }: Times): string {
  const ratios = portal.map((time, round) => time / (antd[round] ?? Number.NaN));
  const row = (name: string, times: readonly number[], ratio: string) => [
    name,
    median(times).toFixed(1),
    Math.max(...times).toFixed(1),
    ratio,
  ];
  return markdownTable(
    ['500 项菜单挂载', '中位数 ms', '最慢 ms', '比 antd'],
    [row('antd Menu', antd, '1.00×'), row('本门户菜单', portal, `${median(ratios).toFixed(2)}×`)],
  );
}

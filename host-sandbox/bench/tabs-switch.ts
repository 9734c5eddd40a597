import type { Browser } from '@playwright/test';
import { buildPage } from './build-page';
import { serveFolder } from './serve-folder';
import { markdownTable, median } from '../kits/probe/table';

const counts = [5, 50] as const;

/** Milliseconds of the bar's mount, and of switching the active tab. */
interface Times {
  readonly mount: number;
  readonly turn: number;
}

/**
 * Mounts the tab bar with few and with many tabs, in turn, and switches from the last page to the first.
 * @param folder for the built page
 * @returns a Markdown table of milliseconds, and of the ratio of both in each round
 */
export async function benchTabs(
  browser: Browser,
  folder: string,
  mediaFolder: string,
  rounds: number,
): Promise<string> {
  await buildPage(folder, 'tabs-page');
  const server = await serveFolder(folder, mediaFolder);
  const page = await browser.newPage();
  try {
    await page.goto(`${server.url}/`);
    await page.waitForFunction(() => 'turnTabs' in window);
    const times: Record<number, Times[]> = { 5: [], 50: [] };
    for (let round = -2; round < rounds; round += 1) {
      for (const count of round % 2 === 0 ? counts : [...counts].reverse()) {
        const taken = await page.evaluate(
          (many) => (window as never as { turnTabs: (count: number) => Promise<Times> }).turnTabs(many),
          count,
        );
        // The first rounds only warm the engine.
        if (round >= 0) times[count]?.push(taken);
      }
    }
    return table(times[5] ?? [], times[50] ?? []);
  } finally {
    await page.close();
    await server.stop();
  }
}

function table(few: readonly Times[], many: readonly Times[]): string {
  const cells = (times: readonly Times[], key: keyof Times) => {
    const ratio = median(times.map((time, round) => time[key] / (few[round]?.[key] ?? Number.NaN)));
    return [median(times.map((time) => time[key])).toFixed(1), `${ratio.toFixed(2)}×`];
  };
  const row = (name: string, times: readonly Times[]) => [
    name,
    ...cells(times, 'mount'),
    ...cells(times, 'turn'),
  ];
  return markdownTable(
    ['标签栏', '挂载 ms', '比 5 个', '切换 ms', '比 5 个'],
    [row('5 个标签', few), row('50 个标签', many)],
  );
}

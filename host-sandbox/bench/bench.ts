import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { provideChromium } from '../kits/probe/chromium';
import { buildIfNeeded } from '../../tools/build-if-needed';
import { exitWithError } from '../platform/core/process/startup-error';
import { freePort } from '../platform/testing/free-port';
import { startTestPlatform } from '../platform/testing/start-test-platform';
import { readHomeContent } from './home-content';
import { benchInHost } from './in-host';
import { benchMenu } from './menu-mount';
import { measurePageLoads, type Load, type Profile, type PageLoads } from './measure-load';
import { benchArticles } from './article-growth';
import { benchCertificates } from './certificate-growth';
import { benchCourses } from './course-growth';
import { benchHeartbeats } from './heartbeats';
import { benchFailover } from './failover';
import { benchSearch } from './search-growth';
import { buildReferences } from './reference/build-references';
import { benchProcesses } from './processes';
import { benchRoutes } from './routes';
import { serveFolder } from './serve-folder';
import { markdownTable, median } from '../kits/probe/table';
import { benchTabs } from './tabs-switch';

// `npm run bench`: the home page next to two reference pages, cold, in one run, in rotating order; a portal in a host;
// long lists and many trainees. Run one by its name: `npm run bench -- courses`. Read the ratios, not the milliseconds.
// There is no pass or fail.
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const root = fileURLToPath(new URL('../..', import.meta.url));
const mbit = 1_000_000;
const slowLine: Profile = {
  name: '慢速 4G，CPU 慢 4 倍',
  cpu: 4,
  line: { latency: 150, download: 1.6 * mbit, upload: 0.75 * mbit },
};
const profiles: readonly Profile[] = [{ name: '全速', cpu: 1, line: null }, slowLine];

/** Teardowns of the running servers and browser, called in reverse order. */
const stops: (() => Promise<unknown>)[] = [];
try {
  const only = process.argv[2];
  const growths = {
    courses: benchCourses,
    articles: benchArticles,
    search: benchSearch,
    certificates: benchCertificates,
    heartbeats: benchHeartbeats,
  };
  const parts: Record<string, () => Promise<void>> = {
    home: benchHome,
    routes: benchAllRoutes,
    host: benchHost,
    processes: () => onCluster(benchProcesses),
    failover: () => onCluster(benchFailover),
  };
  for (const [name, bench] of Object.entries(growths))
    parts[name] = async () => {
      process.stdout.write(`\n${await bench(3 * rounds, process.env.DATABASE_URL ?? null)}\n`);
    };
  if (only && !(only in parts)) throw new Error(`${only} is none of ${Object.keys(parts).join(', ')}`);
  for (const [name, part] of Object.entries(parts)) if (!only || name === only) await part();
} catch (error) {
  exitWithError(error);
} finally {
  for (const stop of stops.reverse()) await stop();
}

/** A cluster serves the built portal, of this folder or of `BENCH_DIST`. */
async function onCluster(bench: () => Promise<string>) {
  if (!process.env.BENCH_DIST) await buildIfNeeded(root);
  process.stdout.write(`\n${await bench()}\n`);
}

async function benchHost() {
  await buildIfNeeded(root);
  const hostPort = await freePort();
  const platform = await startTestPlatform({
    isOptimised: true,
    portalFolder: join(root, 'dist'),
    env: { ALLOWED_ORIGINS: `http://localhost:${hostPort}` },
  });
  stops.push(platform.stop);
  const browser = await launch();
  const table = await benchInHost(browser, platform.url, hostPort, Number(process.env.BENCH_ROUNDS ?? 50));
  process.stdout.write(`\n${table}\n`);
}

/** Every page, on the slow line. */
async function benchAllRoutes() {
  await buildIfNeeded(root);
  const platform = await startTestPlatform({ isOptimised: true, portalFolder: join(root, 'dist') });
  stops.push(platform.stop);
  const table = await benchRoutes(await launch(), platform.url, slowLine, Math.min(rounds, 3));
  process.stdout.write(`\n${slowLine.name}\n\n${table}\n`);
}

/** One browser for all measurements, closed at the end. */
async function launch() {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  stops.push(() => browser.close());
  return browser;
}

/** The home page next to the reference pages, then the menu and the tabs. */
async function benchHome() {
  await buildIfNeeded(root);
  const platform = await startTestPlatform({ isOptimised: true, portalFolder: join(root, 'dist') });
  stops.push(platform.stop);
  const content = await readHomeContent(platform.url);
  const built = await buildReferences(join(root, '.cache/bench'), content);
  const mediaFolder = join(platform.dataDir, 'media');
  const plain = await serveFolder(built.plain, mediaFolder);
  stops.push(plain.stop);
  const antd = await serveFolder(built.antd, mediaFolder);
  stops.push(antd.stop);
  const browser = await launch();

  const pages = [
    { name: '纯 HTML，无脚本', url: `${plain.url}/` },
    { name: 'React + antd，无路由、状态与数据', url: `${antd.url}/` },
    { name: '本门户 /index', url: `${platform.url}/#/index` },
  ];
  const readyText = content.notices[0]?.title ?? '';
  for (const profile of profiles) {
    const loads = pages.map((): PageLoads[] => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const index of turned(pages.length, round)) {
        const load = await measurePageLoads(browser, pages[index]?.url ?? '', { text: readyText }, profile);
        // The first round only warms the servers.
        if (round >= 0) loads[index]?.push(load);
      }
    }
    process.stdout.write(`\n${profile.name}，${rounds} 轮中位数\n\n${table(pages, loads)}\n`);
  }
  const menu = await benchMenu(browser, join(root, '.cache/bench/menu'), mediaFolder, 3 * rounds);
  process.stdout.write(`\n${menu}\n`);
  const tabs = await benchTabs(browser, join(root, '.cache/bench/tabs'), mediaFolder, 3 * rounds);
  process.stdout.write(`\n${tabs}\n`);
}

/** Every round starts with another page, so that none always runs first. */
function turned(count: number, round: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + Math.max(round, 0)) % count);
}

function table(pages: readonly { name: string }[], loads: readonly PageLoads[][]): string {
  const rows = pages.map(({ name }, index) => {
    const own = loads[index] ?? [];
    const of = (load: keyof PageLoads, key: keyof Load) => median(own.map((both) => both[load][key]));
    const ratio = (load: keyof PageLoads, key: keyof Load, base: number) =>
      median(
        own.map((both, round) => both[load][key] / (loads[base]?.[round]?.[load][key] ?? Number.NaN)),
      ).toFixed(2);
    const withRatio = (load: keyof PageLoads, key: keyof Load, base: number) =>
      `${of(load, key).toFixed(0)} (${ratio(load, key, base)}×)`;
    return [
      name,
      String(of('cold', 'requests')),
      of('cold', 'scriptKiB').toFixed(0),
      of('cold', 'totalKiB').toFixed(0),
      withRatio('cold', 'firstPaint', 0),
      withRatio('cold', 'largestPaint', 0),
      withRatio('cold', 'ready', 1),
      of('cold', 'usable').toFixed(0),
      withRatio('cold', 'blocked', 1),
      of('cold', 'shift').toFixed(3),
      withRatio('warm', 'firstPaint', 0),
      withRatio('warm', 'ready', 1),
      of('warm', 'usable').toFixed(0),
    ];
  });
  return markdownTable(
    [
      '页面',
      '请求',
      '脚本 KiB',
      '共 KiB',
      '首次绘制 ms（比纯 HTML）',
      '最大绘制 ms（比纯 HTML）',
      '内容就绪 ms（比 antd 页）',
      '门户接管 ms',
      '阻塞 ms（比 antd 页）',
      '位移',
      '再访首次绘制 ms（比纯 HTML）',
      '再访内容就绪 ms（比 antd 页）',
      '再访接管 ms',
    ],
    rows,
  );
}

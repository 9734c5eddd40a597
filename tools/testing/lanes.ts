/** A part of the repository that is tested by itself. Paths are files or folders from the root. */
export interface Lane {
  /** A change of one of these selects the lane. */
  readonly sources: readonly string[];
  /** Jest tests of its everyday run. */
  readonly unit: readonly string[];
  /** Browser tests of its everyday run, below `host-sandbox/e2e`. */
  readonly browser: readonly string[];
  /** Only a change of its sources selects the lane; the everyday run without a change leaves it out. */
  readonly onlyWhenChanged?: true;
}

/**
 * What belongs to which lane. The everyday run has the tests that are named here, without those of `wholeRun`; the whole
 * run has every test.
 */
export const lanes = {
  portal: {
    sources: ['src', 'public', 'index.html', 'vite.config.ts', 'tools/build', 'package-lock.json'],
    unit: ['src', 'tools/build', 'tools/docs'],
    browser: [
      ...['app/standalone', 'app/tabs', 'app/back-button', 'app/first-paint-failures'],
      ...[
        'visitor/visitor',
        'visitor/verify',
        'visitor/filtered-lists',
        'trainee/course-page',
        'session/auth',
      ],
      ...[
        'study/journey',
        'study/faults',
        'failures/error-states',
        'failures/offline',
        'audits/accessibility',
      ],
      'audits/xss-content',
    ],
  },
  platform: {
    sources: ['host-sandbox/platform', 'host-sandbox/kits/platform', 'src/contracts', 'package-lock.json'],
    unit: [
      'host-sandbox/platform/core',
      'host-sandbox/platform/modules',
      'host-sandbox/platform/seed',
      'tools/lint',
    ],
    browser: ['study/journey', 'session/auth'],
  },
  hosts: {
    sources: [
      ...[
        'host-sandbox/shell',
        'host-sandbox/hosts',
        'host-sandbox/loader',
        'host-sandbox/kits',
        'host-sandbox/commands',
      ],
      ...[
        'src/app/host',
        'src/app/host-events',
        'src/lifecycle.tsx',
        'src/public-entry.ts',
        'src/portal.tsx',
      ],
    ],
    unit: ['host-sandbox/shell', 'host-sandbox/hosts', 'host-sandbox/loader', 'host-sandbox/kits/probe'],
    browser: ['in-host/in-host', 'in-host/csp', 'in-host/history', 'audits/in-host-leaks'],
  },
  operator: {
    sources: ['host-sandbox/operator', 'src/contracts', 'host-sandbox/platform/modules/article-edit'],
    unit: ['host-sandbox/operator'],
    browser: ['operator', 'audits/operator-xss'],
    onlyWhenChanged: true,
  },
  attacks: {
    sources: [
      'host-sandbox/platform/core',
      'host-sandbox/platform/modules/session',
      'host-sandbox/platform/attacks',
    ],
    unit: ['host-sandbox/platform/attacks'],
    browser: [],
    onlyWhenChanged: true,
  },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;

/** Slow tests of these lanes that check everything again: only the whole run has them. */
export const wholeRun: readonly string[] = [
  'src/portal-malformed-replies.dom.test.ts',
  'src/portal-hostile-networks.dom.test.ts',
  'src/portal-links.dom.test.ts',
  'src/portal-section-errors.dom.test.ts',
  'src/app/intl/language-switch.dom.test.ts',
  'tools/build/out-dir.test.ts',
  'host-sandbox/platform/core/data-dir',
  'host-sandbox/platform/core/media/s3-store.test.ts',
];

/** Tag of browser tests that the whole run alone has. */
export const wholeTag = '@whole';

/** The lanes of the everyday run, or those that changed files select. @param changed paths from the root */
export function selectLanes(changed?: readonly string[]): LaneName[] {
  return (Object.entries(lanes) as [LaneName, Lane][])
    .filter(([, { sources, onlyWhenChanged }]) =>
      changed ? changed.some((file) => isBelow(file, sources)) : !onlyWhenChanged,
    )
    .map(([name]) => name);
}

/**
 * The jest tests of lanes.
 * @param tests all test files of jest
 * @param changed narrows the lanes to the parts that changed or import what did, and adds tests there that no lane names
 */
export function unitTestsOf(
  names: readonly LaneName[],
  tests: readonly string[],
  changed?: readonly string[],
): string[] {
  const folders = names.flatMap((name): readonly string[] => lanes[name].unit);
  const quick = tests.filter((test) => !isBelow(test, wholeRun));
  if (!changed) return quick.filter((test) => isBelow(test, folders));
  const parts = new Set(changed.map(partOf));
  // The whole portal is mounted by the tests beside portal.tsx.
  const isOfPortal = (test: string) => names.includes('portal') && /^src\/[^/]+$/.test(test);
  return quick.filter((test) => parts.has(partOf(test)) || isOfPortal(test));
}

/** The specs of lanes, and those that changed, as Playwright takes them: parts of a path. */
export function browserTestsOf(names: readonly LaneName[], changed: readonly string[] = []): string[] {
  const specs = names.flatMap((name): readonly string[] => lanes[name].browser).map((spec) => `e2e/${spec}`);
  return [...new Set([...specs, ...changed.filter((file) => file.endsWith('.spec.ts'))])];
}

/** The slices of the portal that files belong to, as others import them: `@/features/study/`. */
export function slicesOf(files: readonly string[]): string[] {
  const parts = files.map(partOf).filter((part) => /^src\/[^/]+\/[^/]+$/.test(part));
  return [...new Set(parts)].map((part) => `${part.replace('src', '@')}/`);
}

/** Whether a test file is in the everyday run, that of a change of its lane included; the whole run has every one. */
export function isEveryday(file: string): boolean {
  const every = Object.values<Lane>(lanes);
  const isUnit =
    isBelow(
      file,
      every.flatMap(({ unit }) => unit),
    ) && !isBelow(file, wholeRun);
  const specs = every.flatMap(({ browser }) => browser).map((spec) => `host-sandbox/e2e/${spec}`);
  return isUnit || specs.some((spec) => file.startsWith(spec));
}

/** The folder of a file that is tested as one: a slice of the portal, a module of the platform, else two levels. */
function partOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'host-sandbox' && folders[1] === 'platform' ? 4 : 3).join('/');
}

const isBelow = (file: string, places: readonly string[]) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

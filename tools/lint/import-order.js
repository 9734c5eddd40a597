/** The layers of `src`, highest first: a layer imports those after it, at any distance, and none before it. */
export const layers = [
  'main.tsx',
  'public-entry.ts',
  'lifecycle.tsx',
  'portal.tsx',
  'app',
  'pages',
  'features',
  'session',
  'shared',
  'contracts',
];

/** Layers whose direct subfolders are slices that must not know each other. */
export const slicedLayers = ['pages', 'features'];

/**
 * The floors of `src/app`, highest first. A folder or file imports those of lower floors; those of one floor do not
 * know each other.
 */
export const appFloors = [
  ['first-paint'],
  ['portal-view.tsx'],
  ['portal-services.ts', 'portal-element.ts', 'intl'],
  ['layouts'],
  ['host-events'],
  ['header', 'footer'],
  [
    ...['menu', 'settings', 'error-log', 'toasts', 'confirm-dialog', 'reauth', 'saving-overlay', 'integrity'],
    ...['new-version', 'search-suggestions'],
  ],
  ['brand'],
  ['tabs', 'keep-alive', 'session', 'host', 'background'],
  ['router'],
  ['store', 'portal-context.ts'],
];

/**
 * What each workspace around the portal may import. All may import their own files and the contracts. `src` stands for
 * the portal's own modules.
 */
export const workspaces = {
  // What pages around the portal share.
  'host-sandbox/kits/web': [],
  'host-sandbox/operator': ['host-sandbox/kits/web'],
  // Of the tools the plugins of its build; the pages of operators are shown in it.
  'host-sandbox/shell': ['tools', 'host-sandbox/operator', 'host-sandbox/kits/web'],
  'host-sandbox/loader': ['tools'],
  'host-sandbox/hosts': [...['host-sandbox/shell', 'host-sandbox/loader', 'host-sandbox/kits/web', 'tools']],
  'host-sandbox/kits/probe': [],
  'host-sandbox/kits/platform': ['host-sandbox/kits/probe'],
  'host-sandbox/kits/host': ['host-sandbox/kits/probe', 'host-sandbox/kits/platform'],
  // What browser tests and the benchmark share.
  'host-sandbox/kits/browser': [
    ...['host-sandbox/kits/probe', 'host-sandbox/shell', 'host-sandbox/hosts', 'host-sandbox/platform'],
  ],
  'host-sandbox/platform': [],
  'host-sandbox/commands': [
    ...['host-sandbox/shell', 'host-sandbox/hosts', 'host-sandbox/kits', 'host-sandbox/platform', 'tools'],
  ],
  'host-sandbox/e2e': [
    ...['host-sandbox/shell', 'host-sandbox/operator', 'host-sandbox/loader', 'host-sandbox/hosts'],
    ...['host-sandbox/kits', 'host-sandbox/platform', 'tools', 'src'],
  ],
  'host-sandbox/bench': [
    ...['host-sandbox/shell', 'host-sandbox/loader', 'host-sandbox/hosts'],
    ...['host-sandbox/kits', 'host-sandbox/platform', 'tools', 'src'],
  ],
  tools: ['host-sandbox/kits', 'host-sandbox/platform', 'host-sandbox/operator', 'src'],
};

/** What the tests of a workspace import on top: a running platform, and the tests' own kits. */
export const forTests = ['host-sandbox/platform', 'host-sandbox/kits', 'tools', 'src'];

/** The layers of the platform, highest first: a layer imports those after it, and none before it. Tests import all. */
export const platformLayers = [
  'attacks',
  'ops/cluster',
  'testing',
  'commands',
  'main.ts',
  'start-platform.ts',
  'setup-jobs.ts',
  'app.ts',
  'open-platform-database.ts',
  'seed',
  'ops/backup',
  'ops/trace',
  'ops/production',
  'modules',
  'core',
];

import { readdirSync } from 'node:fs';
import path from 'node:path';

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
const appFloors = [
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

/** @typedef {{ target: string | string[], from: string | string[], except?: string[], message: string }} Zone */

/**
 * Zones of the rule `portal/import-order`, made from the folders that exist, so that a new slice is guarded
 * without an edit. Throws for a folder of `src` or `src/app` that has no place in the order.
 *
 * @param {string} root absolute path of the repository
 * @param {{ test?: boolean }} [options] `test`: zones for tests, which alone may import `src/testing`
 * @returns {Zone[]}
 */
export function importZones(root, { test = false } = {}) {
  rejectUnknownFolders(root);
  return [
    ...upward(),
    ...slicedLayers.flatMap((layer) => sideways(root, layer)),
    ...betweenFloors(),
    ...acrossApplications(root),
    ...(test ? [] : [testingOnlyForTests()]),
  ];
}

/** @returns {Zone[]} */
function upward() {
  return layers.slice(1).map((layer, index) => ({
    target: inSrc(layer),
    from: layers.slice(0, index + 1).map(inSrc),
    message: `Imports go down only: ${layers.join(' → ')}.`,
  }));
}

/**
 * @param {string} root
 * @param {string} layer
 * @returns {Zone[]}
 */
function sideways(root, layer) {
  const slices = foldersIn(path.join(root, 'src', layer));
  return slices.flatMap((slice) => {
    const others = slices.filter((other) => other !== slice).map((other) => inSrc(`${layer}/${other}`));
    if (others.length === 0) return [];
    const message = `A slice of ${layer} does not import its neighbours; what two need lives a layer below.`;
    return [{ target: inSrc(`${layer}/${slice}`), from: others, message }];
  });
}

/** @returns {Zone[]} */
function betweenFloors() {
  const order = appFloors.map((folders) => folders.join(', ')).join(' → ');
  return appFloors.flatMap((floor, index) =>
    floor.flatMap((folder) => {
      const forbidden = [...appFloors.slice(0, index).flat(), ...floor.filter((other) => other !== folder)];
      if (forbidden.length === 0) return [];
      const from = forbidden.map((other) => inSrc(`app/${other}`));
      return [{ target: inSrc(`app/${folder}`), from, message: `src/app imports down only: ${order}.` }];
    }),
  );
}

/**
 * @param {string} root
 * @returns {Zone[]}
 */
function acrossApplications(root) {
  const srcExcept = (/** @type {string} */ exempt) =>
    readdirSync(path.join(root, 'src'))
      .filter((name) => name !== exempt)
      .map(inSrc);
  const contractsExcept = (/** @type {string} */ exempt) =>
    readdirSync(path.join(root, 'src/contracts'))
      .filter((name) => name !== exempt)
      .map((name) => inSrc(`contracts/${name}`));
  return [
    {
      target: './src',
      from: ['./host-sandbox', './docs', './build'],
      message: 'The portal does not import the sample host, the documents or the build.',
    },
    {
      target: './host-sandbox/platform',
      from: srcExcept('contracts'),
      message: 'Of src, the platform imports src/contracts only.',
    },
    {
      target: './host-sandbox/shell',
      from: [...srcExcept('contracts'), ...contractsExcept('host.ts')],
      message: 'A host imports src/contracts/host.ts only.',
    },
  ];
}

/** @returns {Zone} */
function testingOnlyForTests() {
  return { target: layers.map(inSrc), from: './src/testing', message: 'src/testing is for tests.' };
}

/** @param {string} root */
function rejectUnknownFolders(root) {
  rejectUnknown(root, 'src', [...layers, 'testing']);
  rejectUnknown(root, 'src/app', appFloors.flat());
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string[]} known
 */
function rejectUnknown(root, folder, known) {
  const unknown = foldersIn(path.join(root, folder)).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const names = unknown.map((name) => `${folder}/${name}`).join(', ');
    throw new Error(`${names}: no place in the import order of build/import-zones.js`);
  }
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return []; // a layer that has no folder yet has no slices
  }
}

/** @param {string} name */
function inSrc(name) {
  return `./src/${name}`;
}

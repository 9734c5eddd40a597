import { readdirSync } from 'node:fs';
import path from 'node:path';
import { appFloors, forTests, layers, platformLayers, slicedLayers, workspaces } from './import-order.js';

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
    ...acrossApplications(root, test),
    ...(test ? [] : betweenModules(root)),
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
 * @param {boolean} isTest
 * @returns {Zone[]}
 */
function acrossApplications(root, isTest) {
  const inRoot = (/** @type {string} */ folder) => `./${folder}`;
  const portal = [...layers.filter((name) => name !== 'contracts'), 'testing'].map(inSrc);
  const contracts = readdirSync(path.join(root, 'src/contracts'))
    .filter((name) => name !== 'host.ts')
    .map((name) => inSrc(`contracts/${name}`));
  const platform = (/** @type {string} */ name) => `./host-sandbox/platform/${name}`;
  return [
    {
      target: './src',
      from: ['./host-sandbox', './tools'],
      message: 'The portal does not import what is around it.',
    },
    ...Object.entries(workspaces).map(([name, imported]) => {
      const allowed = [name, ...imported, ...(isTest ? forTests : [])];
      const isAllowed = (/** @type {string} */ other) =>
        allowed.some((one) => other === one || other.startsWith(`${one}/`));
      const others = Object.keys(workspaces).filter((other) => !isAllowed(other));
      return {
        target: inRoot(name),
        from: [...others.map(inRoot), ...(allowed.includes('src') ? [] : portal)],
        message: `${name} imports the contracts and ${imported.join(', ') || 'no other workspace'}.`,
      };
    }),
    ...(isTest
      ? []
      : platformLayers.slice(1).map((layer, index) => ({
          target: platform(layer),
          from: platformLayers.slice(0, index + 1).map(platform),
          message: `Imports of the platform go down only: ${platformLayers.join(' → ')}.`,
        }))),
    {
      target: ['shell', 'loader', 'hosts'].map((name) => `./host-sandbox/${name}`),
      from: contracts,
      message: 'A host imports src/contracts/host.ts only.',
    },
  ];
}

/**
 * Modules of the platform know each other by `port.ts`, which lists what others use.
 *
 * @param {string} root
 * @returns {Zone[]}
 */
function betweenModules(root) {
  const folder = 'host-sandbox/platform/modules';
  const modules = foldersIn(path.join(root, folder));
  return modules.map((module) => ({
    target: `./${folder}/${module}`,
    from: modules
      .filter((other) => other !== module)
      .flatMap((other) =>
        readdirSync(path.join(root, folder, other))
          .filter((name) => name !== 'port.ts')
          .map((name) => `./${folder}/${other}/${name}`),
      ),
    message: 'A module of the platform imports another one by its port.ts only.',
  }));
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
    throw new Error(`${names}: no place in the import order of tools/lint/import-order.js`);
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

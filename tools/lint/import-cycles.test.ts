import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from './import-order.js';

const root = path.resolve(__dirname, '../..');
const layers = ['app', 'pages', 'features', 'shared'];

/** Imports of a file's text, static, dynamic and of types. */
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** The text of each file by its path from the root. */
type Files = ReadonlyMap<string, string>;
type Graph = Map<string, Set<string>>;

/** The imports between the parts that files belong to: themselves by default. */
function importGraph(files: Files, partOf = (file: string) => file): Graph {
  const graph: Graph = new Map();
  for (const [file, text] of files) {
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      const target = resolveImport(file, specifier, files);
      const [from, to] = [partOf(file), target && partOf(target)];
      if (to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/**
 * `src/app/router/guard.ts` belongs to `app/router`, `src/app/portal-view.tsx` to itself, `src/session/x.ts` to
 * `session`.
 */
function folderOf(file: string): string {
  const [, layer = '', folder = ''] = file.split('/');
  return layers.includes(layer) ? `${layer}/${folder}` : layer;
}

/** The innermost workspace of a file; files of none belong to themselves. */
function workspaceOf(file: string): string {
  const names = Object.keys(workspaces).filter((name) => file.startsWith(`${name}/`));
  return names.reduce((inner, name) => (name.length > inner.length ? name : inner), '') || file;
}

function resolveImport(file: string, specifier: string, files: Files): string | undefined {
  if (!/^(?:\.|@\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(file), specifier);
  return ['', '.ts', '.tsx'].map((extension) => base + extension).find((name) => files.has(name));
}

/** Rings of a graph: the sets of parts that reach each other. */
function ringsOf(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((part) => [part, reachableFrom(part, graph)]));
  const rings = [...reach].map(([part, reached]) =>
    [...reached].filter((other) => reach.get(other)?.has(part)).sort(),
  );
  return [...new Map(rings.filter(([first]) => first).map((ring) => [ring[0], ring])).values()];
}

function reachableFrom(start: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    for (const next of graph.get(part) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

function readSources(): Files {
  const names = ['src', 'host-sandbox', 'tools'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, ...name.split(path.sep)),
    ),
  );
  const sources = names.filter(
    (name) => /\.[cm]?[jt]sx?$/.test(name) && !/\/(?:node_modules|dist)\//.test(name),
  );
  return new Map(sources.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

const sources = readSources();

it('no files import each other in a ring', () => {
  expect(ringsOf(importGraph(sources))).toEqual([]);
});

it('no folders of src import each other in a ring, without their tests', () => {
  const shipped = [...sources].filter(
    ([name]) => name.startsWith('src/') && !/\.test\.tsx?$|^src\/testing\//.test(name),
  );
  expect(ringsOf(importGraph(new Map(shipped), folderOf))).toEqual([]);
});

it('no workspaces around the portal import each other in a ring, without their tests', () => {
  const shipped = [...sources].filter(([name]) => !/\.test\.tsx?$|\/testing\//.test(name));
  expect(ringsOf(importGraph(new Map(shipped), workspaceOf))).toEqual([]);
});

it('rings are reported, also of types and dynamic imports', () => {
  const ring = new Map([
    ['src/shared/a/one.ts', `import type { Two } from '../b/two';`],
    ['src/shared/b/two.ts', `void import('@/shared/c/three');`],
    ['src/shared/c/three.ts', `export { one } from '@/shared/a/one';`],
    ['src/shared/d/four.ts', `import '../a/one';`],
  ]);
  expect(ringsOf(importGraph(ring))).toEqual([[...ring.keys()].slice(0, 3)]);
  expect(ringsOf(importGraph(ring, folderOf))).toEqual([['shared/a', 'shared/b', 'shared/c']]);
});

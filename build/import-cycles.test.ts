/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../src');
const layers = ['app', 'pages', 'features', 'shared'];

/** Imports of a file's text, static, dynamic and of types. */
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

type Graph = Map<string, Set<string>>;

/** The imports between folders: slices of a layer, other folders of `src`, and files directly in `src` or a layer. */
function folderGraph(files: ReadonlyMap<string, string>): Graph {
  const graph: Graph = new Map();
  for (const [file, text] of files) {
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      const target = resolveImport(file, specifier, files);
      const [from, to] = [folderOf(file), target && folderOf(target)];
      if (to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** `src/app/router/guard.ts` belongs to `app/router`, `src/app/portal-view.tsx` to itself, `src/session/x.ts` to `session`. */
function folderOf(file: string): string {
  const [layer = '', folder = ''] = file.split('/');
  return layers.includes(layer) ? `${layer}/${folder}` : layer;
}

function resolveImport(
  file: string,
  specifier: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  if (!/^(?:\.|@\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(file), specifier);
  return ['', '.ts', '.tsx'].map((extension) => base + extension).find((name) => files.has(name));
}

/** Rings of a graph: the sets of two or more folders that reach each other. */
function ringsOf(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]));
  const inRing = (a: string, b: string) => reach.get(a)?.has(b) === true && reach.get(b)?.has(a) === true;
  const rings = [...graph.keys()].map((folder) => [...graph.keys()].filter((other) => inRing(folder, other)));
  return rings.filter(([first], index) => first !== undefined && first === [...graph.keys()][index]);
}

function reachableFrom(start: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

function sourceFiles(): Map<string, string> {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const sources = names.filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/'),
  );
  return new Map(sources.map((name) => [name, readFileSync(path.join(src, name), 'utf8')]));
}

describe('The folders of src', () => {
  it('have no circular imports', () => {
    expect(ringsOf(folderGraph(sourceFiles()))).toEqual([]);
  });

  it('are reported when they form a ring, also of types and dynamic imports', () => {
    const ring = new Map([
      ['shared/a/one.ts', `import type { Two } from '../b/two';`],
      ['shared/b/two.ts', `void import('@/shared/c/three');`],
      ['shared/c/three.ts', `export { one } from '@/shared/a/one';`],
      ['shared/d/four.ts', `import '../a/one';`],
    ]);
    expect(ringsOf(folderGraph(ring))).toEqual([['shared/a', 'shared/b', 'shared/c']]);
  });
});

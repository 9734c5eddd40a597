import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/**
 * Maps positions in built scripts to the sources.
 * @param folders of source maps; the first that has the map of a script counts
 * @returns `src/pages/….tsx:12:5 (name)` for `page-B1x.js:1:2345`; the position itself without a map
 */
export function createFrameMapper(folders: readonly string[]): (frame: string) => string {
  const maps = new Map<string, SourceMap | null>();
  return (frame) => {
    const [, script = '', line, column] = /^([\w-]+\.js):(\d+):(\d+)$/.exec(frame) ?? [];
    if (!maps.has(script)) maps.set(script, readMap(folders, script));
    // Both count from 0 here, and from 1 in stacks.
    const entry = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return frame;
    const { originalSource, originalLine, originalColumn, name } = entry as typeof entry & { name?: string };
    const source = originalSource.replace(/^(\.\.\/)+|.*(?=node_modules\/)/g, '');
    return `${source}:${originalLine + 1}:${originalColumn + 1}${name ? ` (${name})` : ''}`;
  };
}

function readMap(folders: readonly string[], script: string): SourceMap | null {
  const file = folders.map((folder) => join(folder, `${script}.map`)).find((path) => existsSync(path));
  if (script === '' || file === undefined) return null;
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
}

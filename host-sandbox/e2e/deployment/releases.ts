import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/** A copy of the built portal that later builds replace, as `npm run build` replaces `dist/`. */
export function createReleases() {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-releases-'));
  const folder = path.join(root, 'served');
  cpSync(dist, folder, { recursive: true });
  return {
    folder,
    /** Replaces the build by one whose scripts all have other names. @param mark one letter for the build */
    release(mark: string) {
      const next = path.join(root, mark);
      cpSync(dist, next, { recursive: true });
      renameScripts(next, mark);
      renameSync(folder, path.join(root, `before-${mark}`));
      renameSync(next, folder);
    },
    /** Names of the assets of the served build. */
    assets: () => new Set(readdirSync(path.join(folder, 'assets'))),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const script = /[\w.-]+-[\w-]{8}\.js/g;

/** Gives the scripts of a build the names that changed code would give them. */
function renameScripts(folder: string, mark: string): void {
  const assets = path.join(folder, 'assets');
  const names = new Set(readdirSync(assets));
  const renamed = (name: string) =>
    names.has(name) ? name.replace(/.{4}\.js$/, `${mark.repeat(4)}.js`) : name;
  const rewrite = (from: string, to: string) => {
    const text = readFileSync(from, 'utf8').replace(script, renamed);
    rmSync(from);
    writeFileSync(to, text);
  };
  for (const name of names) {
    const file = path.join(assets, name);
    // the server compresses what the build has not
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else if (name.endsWith('.js')) rewrite(file, path.join(assets, renamed(name)));
  }
  for (const name of ['index.html', 'portal.js', 'version.json'])
    rewrite(path.join(folder, name), path.join(folder, name));
}

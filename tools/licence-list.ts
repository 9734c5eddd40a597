import { readFileSync } from 'node:fs';

/** A package that a production install has. */
interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty where the package names none. */
  readonly licence: string;
}

/** The production dependencies of a lock file with their licences, in order of name and version. */
export function productionLicences(lockFile: string): Licensed[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
  };
  const found = Object.entries(packages)
    // the project itself and its workspaces are no packages of others
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));
  const byText = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

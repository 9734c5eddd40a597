import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchema } from '@/shared/config/schema';
import { sampleAccounts } from '../host-sandbox/platform/seed/accounts';
import { settingTable } from '../host-sandbox/platform/settings';

const root = join(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the README', () => {
  it('names every setting of the platform and of the portal', () => {
    const settings = [
      ...Object.values(settingTable).map(({ env }) => env),
      ...Object.keys(configSchema.shape),
    ];
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists the sample accounts with their passwords', () => {
    const missing = sampleAccounts.filter(
      ({ username, password }) => !new RegExp(`\`${username}\` +\\| \`${password}\` +\\|`).test(readme),
    );
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    const described = [...readme.matchAll(/^ {2}([a-z0-9-]+[/.][a-z]*)/gm)].map(([, name = '']) => name);
    const places = ['', 'src', 'host-sandbox'];
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
    expect(described.filter((name) => !places.some((place) => existsSync(join(root, place, name))))).toEqual(
      [],
    );
  });
});

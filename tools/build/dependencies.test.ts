/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productionLicences } from '../licence-list';

const root = path.resolve(__dirname, '../..');

/** The libraries that the portal is required to be built with. */
const required = [
  ...['react', 'react-dom', 'react-router-dom', 'qiankun', 'vite-plugin-qiankun', '@reduxjs/toolkit'],
  ...['react-redux', 'axios', 'antd', 'react-intl', 'nprogress', 'vite', 'jest', 'ts-jest'],
];

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

const folders = ['src', 'tools', 'host-sandbox'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  ),
);
const sources = [...readdirSync(root), ...folders]
  .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join(root, name), 'utf8'));

describe.each(required)('The required library %s', (name) => {
  it('is a dependency at an exact version', () => {
    expect({ ...dependencies, ...devDependencies }[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is imported, or named by the configuration of jest', () => {
    const used = new RegExp(
      `(?:\\bfrom |\\bimport |\\bimport\\(|'\\^.*': \\[\\s*)['"]${name}(?:/[^'"]*)?['"]`,
    );
    expect(sources.some((text) => used.test(text))).toBe(true);
  });
});

/** Licences that require nothing but their text in each copy. */
const permissive = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

/**
 * Packages under a weak copyleft, with their licences: unchanged, and none of them is in the portal's scripts, except
 * dompurify, which may be used under Apache-2.0.
 */
const copyleft: readonly [name: RegExp, licence: RegExp][] = [
  [/^lightningcss(-|$)/, /^MPL-2\.0$/],
  [/^dompurify$/, /^\(MPL-2\.0 OR Apache-2\.0\)$/],
  [/^@img\/sharp-(libvips-|win32-|wasm32$)/, /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/],
];

it('Each production dependency has a licence that an institution may use', () => {
  const found = productionLicences(path.join(root, 'package-lock.json'));
  expect(found.length).toBeGreaterThan(100);
  const others = found.filter(
    ({ name, licence }) =>
      !licence.split(' AND ').every((part) => permissive.includes(part)) &&
      !copyleft.some(([own, its]) => own.test(name) && its.test(licence)),
  );
  expect(others).toEqual([]);
  const unused = copyleft.filter(
    ([own, its]) => !found.some(({ name, licence }) => own.test(name) && its.test(licence)),
  );
  expect(unused).toEqual([]);
});

// npm needs a second for it
(process.env.SOAK ? it : it.skip)('The bill of materials names every production dependency', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 2 ** 26 });
  const { bomFormat, components } = JSON.parse(output.toString()) as {
    bomFormat: string;
    components: { 'bom-ref': string }[];
  };
  const named = new Set(components.map((component) => component['bom-ref']));
  const missing = Object.entries(dependencies).filter(([name, version]) => !named.has(`${name}@${version}`));
  expect([bomFormat, missing]).toEqual(['CycloneDX', []]);
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The libraries that the portal is required to be built with. */
const required = [
  ...['react', 'react-dom', 'react-router-dom', 'qiankun', 'vite-plugin-qiankun', '@reduxjs/toolkit'],
  ...['react-redux', 'axios', 'antd', 'react-intl', 'nprogress', 'vite', 'jest', 'ts-jest'],
];

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

const folders = ['src', 'build', 'host-sandbox'].flatMap((folder) =>
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

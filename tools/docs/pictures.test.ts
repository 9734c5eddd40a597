import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../docs/pictures');
const maxBytes = 250 * 1024;

test.each(readdirSync(folder).filter((file) => file.endsWith('.png')))(
  'the screenshot %s is a PNG of at most 250 KiB',
  (file) => {
    const stored = readFileSync(join(folder, file));
    expect(stored.subarray(1, 4).toString()).toBe('PNG');
    expect(stored.length).toBeLessThanOrEqual(maxBytes);
  },
);

test('every screenshot that the browser tests take is stored', () => {
  const spec = readFileSync(join(__dirname, '../../host-sandbox/e2e/pictures/screenshots.spec.ts'), 'utf8');
  const taken = [...spec.matchAll(/'([\w-]+\.png)'/g)].map(([, file]) => file);
  expect(taken.length).toBeGreaterThan(10);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(taken));
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('No text is smaller than 14 px: neither a size nor the least of a range', () => {
  const folder = join(__dirname, '../..');
  const styles = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(50);
  const found = styles.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?<![\w-])font(?:-size)?:[^;}]*/g)]
      .filter(([size]) => [...size.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) < 14))
      .map(([size]) => `${file}: ${size}`),
  );
  expect(found).toEqual([]);
});

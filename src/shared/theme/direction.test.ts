import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('Styles use physical positions and corners: for old browsers the build turns logical ones into rules with lists of languages', () => {
  const folder = join(__dirname, '../..');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const styles = files.filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(50);
  const logical = /^.*(?:inset-inline|border-(?:start|end)-(?:start|end)-radius).*$/gm;
  const found = styles.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(logical)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the Chinese texts of the host have Chinese punctuation', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.(tsx?|html)$/.test(name) && !/^(dist|node_modules)\b/.test(name),
  );
  expect(files).toContain('index.html');
  const mixed = files.flatMap((file) =>
    readFileSync(join(__dirname, file), 'utf8')
      .split('\n')
      .filter((line) => /\p{Script=Han}[,:;!?()]|[,;!?()]\p{Script=Han}/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(mixed).toEqual([]);
});

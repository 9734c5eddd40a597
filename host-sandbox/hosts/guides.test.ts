import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosts } from './hosts';

const pages = readdirSync('docs/embedding').map((name) => join('docs/embedding', name));
const guide = pages.map((page) => readFileSync(page, 'utf8')).join('\n');

function fileOf(name: string): string {
  const folder = join('host-sandbox/hosts', name);
  const [main = ''] = readdirSync(folder).filter((file) => file.startsWith('main.'));
  return join(folder, main);
}

/** The lines between `// guide: …` and `// end` of a file, without their common indent. */
function guideOf(file: string): string {
  const [, indent = '', code = ''] =
    /^( *)\/\/ guide: .*\n([^]*?)^ *\/\/ end$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return code.replace(new RegExp(`^${indent}`, 'gm'), '').trim();
}

const files = [
  ...Object.keys(hosts).map(fileOf),
  'host-sandbox/shell/unsaved-input.ts',
  'host-sandbox/shell/host-pages.ts',
];

test.each(files)('The guide shows the code of %s', (file) => {
  expect(guideOf(file)).not.toBe('');
  expect(guide).toContain(`\`\`\`ts\n${guideOf(file)}\n\`\`\``);
});

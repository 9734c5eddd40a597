import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosts } from './hosts';

const guide = readFileSync('docs/embedding.md', 'utf8');

/** The lines between `// guide` and `// end` of a host, without their common indent. */
function guideOf(name: string): string {
  const folder = join('host-sandbox/hosts', name);
  const [main = ''] = readdirSync(folder).filter((file) => file.startsWith('main.'));
  const [, indent = '', code = ''] =
    /^( *)\/\/ guide\n([^]*?)^ *\/\/ end$/m.exec(readFileSync(join(folder, main), 'utf8')) ?? [];
  return code.replace(new RegExp(`^${indent}`, 'gm'), '').trim();
}

test.each(Object.keys(hosts))('The guide shows the code of the sample host %s', (name) => {
  expect(guideOf(name)).not.toBe('');
  expect(guide).toContain(`\`\`\`ts\n${guideOf(name)}\n\`\`\``);
});

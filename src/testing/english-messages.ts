import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishTexts } from '@/shared/intl/define-messages';

// Each module that declares messages adds its English texts when it is loaded.
const source = join(__dirname, '..');
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
  if (/(?:^|\/)(?:messages|paths|route)\.ts$/.test(file) && declaresMessages(file))
    jest.requireActual(join(source, file));

function declaresMessages(file: string): boolean {
  return readFileSync(join(source, file), 'utf8').includes(' defineMessages(');
}

export { englishTexts };

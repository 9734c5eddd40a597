import * as errorCodes from '@/shared/api/error-codes.en';
import { dictionaryNames } from '@/shared/api/dictionary-names.en';
import { deviceNames } from '@/pages/user-centre/user-info/device-names.en';
import type { Catalogue } from '@/shared/intl/languages';
import { menuTitles } from '../menu/menu-titles.en';
import { englishTexts } from './english-messages';

/** All English texts: those of the portal, and names and errors that the platform sends in Chinese. */
const english: Record<string, string> = englishTexts;
for (const texts of [errorCodes.english, menuTitles, deviceNames, dictionaryNames])
  Object.assign(english, texts);

export default english as Catalogue;

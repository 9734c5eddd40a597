import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  links: 'Related sites',
  address: 'Address: {address}',
  contact: 'Contact us',
  verify: 'Verify a certificate',
  version: 'Version {version}',
};

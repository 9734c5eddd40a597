import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  links: 'Related sites',
  address: 'Address: {address}',
  contact: 'Contact us',
  services: 'Services',
  about: 'About',
  contactTitle: 'Contact',
  hotline: 'Hotline: {number}',
  version: 'Version {version}',
};

import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'User centre',
  sections: 'Sections of the user centre',
  overview: 'My learning',
  userInfo: 'Personal information',
  myProject: 'My training',
  myFavourite: 'My favourites',
  myCredit: 'My credits',
  myCert: 'My certificates',
};

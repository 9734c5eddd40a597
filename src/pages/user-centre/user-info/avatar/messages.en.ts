import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  change: 'Change picture',
  kinds: 'A PNG, JPEG or WebP picture of up to 20 MB. You can crop it afterwards.',
  notPicture: 'This file is not a PNG, JPEG or WebP picture. Please choose another one.',
  tooLong: 'This file is larger than 20 MB. Please choose a smaller picture.',
  tooManyPixels: 'This picture has more than 50 million pixels. Please make it smaller first.',
  broken: 'This picture cannot be opened; the file may be damaged. Please choose another one.',
  cropTitle: 'Crop the picture',
  area: 'Crop area',
  areaHint: 'Drag the picture, or move it with the arrow keys and zoom with + and -.',
  zoom: 'Zoom',
  cancel: 'Cancel',
  save: 'Save picture',
  saved: 'Picture changed',
};

import path from 'node:path';

/** Folder of the sheets that show each page. */
export const picturesOfPages = path.resolve(import.meta.dirname, '../../../docs/pictures/pages');

/** File name of a page's sheet, such as `uc-userInfo.webp` for `/uc/userInfo`. */
export const pagePicture = (pattern: string): string =>
  `${pattern.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}.webp`;

import { LineIcon } from './line-icon';

/** SVG paths of the icons on a 20×20 grid, by the names that routes and menus use (R3.7). */
export const icons = {
  close: 'M5 5l10 10M15 5L5 15',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  home: 'M3 9.5L10 3l7 6.5M5 8v9h10V8M8 17v-5h4v5',
  news: 'M3 4h11v12H4.5A1.5 1.5 0 013 14.5zM14 8h3v6.5a1.5 1.5 0 01-3 0M6 7.5h5M6 10.5h5M6 13.5h3',
  notice: 'M3 8v4h3l6 4V4L6 8zM15 7.5a4 4 0 010 5',
  download: 'M10 3v9m-4-4l4 4 4-4M3 16h14',
  user: 'M10 3.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM3.5 17a6.5 6.5 0 0113 0',
  document: 'M5 3h7l3 3v11H5zM12 3v3h3M8 10h4M8 13h4',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  book: 'M5 3h10v14H6.5A1.5 1.5 0 015 15.5zM5 15.5A1.5 1.5 0 016.5 14H15',
  course: 'M2 7l8-4 8 4-8 4zM5.5 9v4.5c1.2 1 2.7 1.5 4.5 1.5s3.3-.5 4.5-1.5V9M18 7v5',
  hospital: 'M4 17V6h12v11M2.5 17h15M8 6V3h4v3M10 8.5v4M8 10.5h4M8.5 17v-2.5h3V17',
  search: 'M9 3.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM13 13l4 4',
  message: 'M3 5h14v10H3zM3 5.5l7 5 7-5',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 016 0V9',
  certificate:
    'M4 3.5h12v9H4zM7 6.5h6M7 9.5h3M13 10.5a2 2 0 110 4 2 2 0 010-4zM11.8 14.2L11.5 18l1.5-1 1.5 1-.3-3.8',
  share:
    'M6 11a2 2 0 110-4 2 2 0 010 4zM14 7a2 2 0 110-4 2 2 0 010 4zM14 16.5a2 2 0 110-4 2 2 0 010 4zM7.8 8.1l4.4-2.2M7.8 9.9l4.4 3.7',
  star: 'M10 3l2.2 4.5 4.9.7-3.6 3.5.9 4.9-4.4-2.3-4.4 2.3.9-4.9-3.6-3.5 4.9-.7z',
  play: 'M10 2.5a7.5 7.5 0 110 15 7.5 7.5 0 010-15zM8.2 7v6l5-3z',
  chevron: 'M8 5l5 5-5 5',
} as const;

export type IconName = keyof typeof icons;

/** An icon in the text colour, hidden from assistive technology; nothing for an unknown name. */
export function Icon({ name }: { name: string }) {
  if (!Object.prototype.hasOwnProperty.call(icons, name)) return null;
  return (
    <LineIcon
      path={icons[name as IconName]}
      width="1.1em"
      height="1.1em"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
    />
  );
}

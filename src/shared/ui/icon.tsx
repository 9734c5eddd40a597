/** The outlines of the portal's icons, drawn for 20 by 20, by the names that routes and menus know them by (R3.7). */
export const icons = {
  close: 'M5 5l10 10M15 5L5 15',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  home: 'M3 9.5L10 3l7 6.5M5 8v9h10V8M8 17v-5h4v5',
  news: 'M3 4h11v12H4.5A1.5 1.5 0 013 14.5zM14 8h3v6.5a1.5 1.5 0 01-3 0M6 7.5h5M6 10.5h5M6 13.5h3',
  notice: 'M3 8v4h3l6 4V4L6 8zM15 7.5a4 4 0 010 5',
  download: 'M10 3v9m-4-4l4 4 4-4M3 16h14',
  user: 'M10 3.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM3.5 17a6.5 6.5 0 0113 0',
  document: 'M5 3h7l3 3v11H5zM12 3v3h3M8 10h4M8 13h4',
  message: 'M3 5h14v10H3zM3 5.5l7 5 7-5',
} as const;

export type IconName = keyof typeof icons;

/** One of the portal's icons, in the colour of the text around it, silent; a name there is none for draws nothing. */
export function Icon({ name }: { name: string }) {
  if (!Object.prototype.hasOwnProperty.call(icons, name)) return null;
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.1em"
      height="1.1em"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icons[name as IconName]} />
    </svg>
  );
}

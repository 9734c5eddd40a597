/** Two hands passing on a leaf. Shared by the header and the first paint. */
export const logoPath =
  'M18 31c-7-2-13-6-13-12 4 0 8 2 11 5M18 31c7-2 13-6 13-12-4 0-8 2-11 5M18 24V13M18 17c-4-1-6-5-5-11 5 1 7 5 5 11zM18 17c4-1 6-5 5-11-5 1-7 5-5 11z';

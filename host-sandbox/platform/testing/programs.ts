/** Programs that tests run bundled, by their paths from `host-sandbox`. */
export const programs = [
  'platform/main',
  'platform/testing/controlled-main',
  'platform/testing/platform-host',
  'admin',
  'backup',
  'restore',
  'reset',
  'rotate-key',
  'check-platform',
  'trace',
] as const;

export type ProgramName = (typeof programs)[number];

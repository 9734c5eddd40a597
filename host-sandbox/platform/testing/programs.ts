/** Programs that tests run bundled, by their paths from `host-sandbox`. */
export const programs = [
  'platform/main',
  'platform/testing/controlled-main',
  'platform/testing/platform-host',
  'commands/check-platform',
  'platform/commands/admin',
  'platform/commands/backup',
  'platform/commands/reset',
  'platform/commands/restore',
  'platform/commands/rotate-key',
  'platform/commands/trace',
] as const;

export type ProgramName = (typeof programs)[number];

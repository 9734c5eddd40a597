/** Commands that tests run bundled, by their names in `host-sandbox/commands`. */
const commands = ['admin', 'backup', 'restore', 'reset', 'rotate-key', 'check-platform', 'trace'] as const;

export type CommandName = (typeof commands)[number];

/** Programs that tests run bundled, by their paths from `host-sandbox`. */
export const programs = [
  'platform/main',
  'platform/testing/controlled-main',
  'platform/testing/platform-host',
  ...commands.map((name) => `commands/${name}` as const),
] as const;

export type ProgramName = (typeof programs)[number];

const expected: string[] = [];
const seen: string[] = [];

/** Expects a console line with this text; the test fails without one. */
export function expectConsole(text: string): void {
  expected.push(text);
}

/** Whether the console has a line with this text already. */
export const hasLogged = (text: string): boolean => seen.some((line) => line.includes(text));

/** Warnings of the store's development checks on a slow machine. */
const slownessWarning = /^(Immutable|Serializable)StateInvariantMiddleware took/;

/** Fails a test for each unexpected console error or warning, and for each expected one that is missing. */
export function setupConsoleGuard(): void {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      if (!slownessWarning.test(line)) seen.push(line);
    });
  }
  afterEach(() => {
    const missing = expected.filter((text) => !hasLogged(text));
    const unexpected = seen.filter((line) => !expected.some((text) => line.includes(text)));
    expected.length = 0;
    seen.length = 0;
    expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
  });
}

const expected: string[] = [];
const seen: string[] = [];

/** Announces that the test's subject writes a console line holding this text; it must then come. */
export function expectConsole(text: string): void {
  expected.push(text);
}

/** What the store's development checks say of a busy machine; no fault of ours. */
const slownessWarning = /^(Immutable|Serializable)StateInvariantMiddleware took/;

/** Any error or warning on the console fails the test, and so does an announced one that never came. */
export function setupConsoleGuard(): void {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      if (!slownessWarning.test(line)) seen.push(line);
    });
  }
  afterEach(() => {
    const missing = expected.filter((text) => !seen.some((line) => line.includes(text)));
    const surprises = seen.filter((line) => !expected.some((text) => line.includes(text)));
    expected.length = 0;
    seen.length = 0;
    expect({ surprises, missing }).toEqual({ surprises: [], missing: [] });
  });
}

import { setTimeout as after } from 'node:timers/promises';

/**
 * Lines of a platform's log once as many as these fit: what a process writes arrives a moment after what it answers.
 * A test whose lines never come ends by its own time limit.
 */
export async function waitForLogLines(
  platform: { output(): string },
  fits: (line: string) => boolean,
  count: number,
): Promise<string[]> {
  for (;;) {
    const found = platform.output().split('\n').filter(fits);
    if (found.length >= count) return found;
    await after(20);
  }
}

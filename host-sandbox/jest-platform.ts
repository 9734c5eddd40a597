import { startPlatform, type RunningPlatform } from './seeded-copy';

declare global {
  var jestPlatform: RunningPlatform | undefined;
}

/** One real platform for the page tests; they find it by `PLATFORM_URL`. */
export default async function start(): Promise<void> {
  globalThis.jestPlatform = await startPlatform({ env: { ALLOWED_ORIGINS: 'http://localhost:11000' } });
  process.env.PLATFORM_URL = globalThis.jestPlatform.url;
}

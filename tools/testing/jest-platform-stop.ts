import './jest-platform';

export default async function stop(): Promise<void> {
  await Promise.all((globalThis.jestPlatforms ?? []).map((platform) => platform.stop()));
}

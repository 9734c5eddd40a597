import './jest-platform';

export default async function stop(): Promise<void> {
  await globalThis.jestPlatform?.stop();
}

import './jest-platform-hosts';

export default async function stop(): Promise<void> {
  await globalThis.stopPlatformHosts?.();
}

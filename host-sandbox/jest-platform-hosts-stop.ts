import './jest-platform-hosts';

export default async function stop(): Promise<void> {
  await Promise.all((globalThis.jestPlatformHosts ?? []).map(({ kill }) => kill('SIGTERM')));
}

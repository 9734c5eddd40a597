import type { ControlCommand, Rows } from './launch-platform';

/**
 * Starts a controlled platform in the process that the test files of this Jest worker share.
 * @param hosts address that returns the port of that process; see `jest-platform-hosts.ts`
 * @param env all its environment variables
 * @throws Error when it does not start
 */
export async function startInHost(hosts: string, env: Readonly<Record<string, string>>) {
  const host = await post(`${hosts}/${process.env.JEST_WORKER_ID}`, {});
  const send = (command: string, body: object) => post(`http://127.0.0.1:${host}/${command}`, body);
  const { port } = JSON.parse(await send('start', env)) as { port: number };
  return {
    port,
    control: async (order: ControlCommand) => JSON.parse(await send(`control/${port}`, order)) as Rows,
    stop: async () => void (await send(`stop/${port}`, {})),
  };
}

async function post(address: string, body: object): Promise<string> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

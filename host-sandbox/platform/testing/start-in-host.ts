import type { ControlCommand } from './launch-platform';

/** Port of the process in which the files of this Jest worker start their platforms; `undefined` where there is none. */
export function hostOfWorker(): string | undefined {
  const ports = process.env.PLATFORM_HOSTS?.split(',') ?? [];
  return ports[(Number(process.env.JEST_WORKER_ID) - 1) % ports.length];
}

/**
 * Starts a controlled platform in a process with others.
 * @param hostPort result of `hostOfWorker`
 * @param env all its environment variables
 * @throws Error when it does not start
 */
export async function startInHost(hostPort: string, env: Readonly<Record<string, string>>) {
  const send = async (command: string, body: object) => {
    const address = `http://127.0.0.1:${hostPort}/${command}`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok) throw new Error(answer);
    return JSON.parse(answer) as { port: number };
  };
  const { port } = await send('start', env);
  return {
    port,
    control: async (order: ControlCommand) => void (await send(`control/${port}`, order)),
    stop: async () => void (await send(`stop/${port}`, {})),
  };
}

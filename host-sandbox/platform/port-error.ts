import * as z from 'zod/mini';
import { requestIdHeader } from '@/contracts/envelope';
import { StartupError } from './startup-error';

/**
 * Why a port cannot be listened on, and what to do.
 * @param setting name of the setting to name
 */
export async function portError(
  error: NodeJS.ErrnoException,
  port: number,
  setting: string,
): Promise<StartupError> {
  if (error.code === 'EADDRINUSE') return await portTakenError(port, setting);
  return new StartupError(
    `端口 ${port} 无法使用（${error.code ?? error.message}）。请用环境变量 ${setting} 换一个端口。`,
    `port ${port} cannot be used: choose another by ${setting}`,
  );
}

/** The fault of a taken port; where a platform of ours holds it, the fault says so. */
export async function portTakenError(port: number, setting: string): Promise<StartupError> {
  const address = `http://localhost:${port}`;
  if (await isPlatform(address)) {
    return new StartupError(
      `门户平台已在 ${address} 运行，可直接使用；要再启动一个，请用环境变量 ${setting} 换一个端口。`,
      `the platform is already running at ${address}: use it, or choose another port by ${setting} for a second one`,
    );
  }
  return new StartupError(
    `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或用环境变量 ${setting} 换一个端口。`,
    `port ${port} is taken: end the program that holds it, or choose another port by ${setting}`,
  );
}

/** What `/healthz` answers, and what the door answers as long as nobody serves behind it. */
const platformResponses = z.union([
  z.object({ status: z.literal('ok') }),
  z.object({ code: z.literal('B0503'), msg: z.string() }),
]);

/** True when a platform of ours answers there within two seconds. */
async function isPlatform(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) });
    return (
      response.headers.has(requestIdHeader) && platformResponses.safeParse(await response.json()).success
    );
  } catch {
    return false;
  }
}

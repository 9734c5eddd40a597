import type { ResponseOf } from '@/contracts/call';
import type { captchaChallenge } from '@/contracts/captcha';
import { ChunkLoadError, defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';

const solver = defineChunk(
  () => import('./captcha-solver'),
  (module) => module.solveCaptcha,
);

/**
 * Solves the platform's captcha by code that is loaded with the first one.
 * @returns as `solveCaptcha` of the solver; null also when its code does not arrive
 */
export async function solveCaptcha(
  challenge: ResponseOf<typeof captchaChallenge>,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const solve = await loadChunkWithRetry(solver, { signal });
    return await solve(challenge, signal);
  } catch (error) {
    if (signal.aborted || error instanceof ChunkLoadError) return null;
    throw error;
  }
}

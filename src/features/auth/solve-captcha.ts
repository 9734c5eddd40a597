import { bytesToHex, sha256, utf8ToBytes } from '@/shared/lib/sha256';
import { encodeCaptchaPayload, type captchaChallenge } from '@/contracts/captcha';
import type { ResponseOf } from '@/contracts/call';

/** Milliseconds of computing at a stretch, so that the page stays at hand. */
const sliceMs = 12;

/**
 * Solves the platform's captcha. Not by `crypto.subtle`, which pages without https lack, and which is slower for many
 * short texts.
 * @returns the solution as calls take it, null when there is none or `signal` says that nobody waits any more
 */
export async function solveCaptcha(
  challenge: ResponseOf<typeof captchaChallenge>,
  signal: AbortSignal,
): Promise<string | null> {
  const { salt, maxNumber } = challenge;
  for (let number = 0; number <= maxNumber;) {
    if (signal.aborted) return null;
    for (const end = performance.now() + sliceMs; number <= maxNumber && performance.now() < end; number++) {
      if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge.challenge)
        return encodeCaptchaPayload({ ...challenge, number });
    }
    await yieldToBrowser();
  }
  return null;
}

/** Lets the browser paint and answer before the next stretch. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

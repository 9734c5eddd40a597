import type { ResponseOf } from '@/contracts/call';
import { encodeCaptchaPayload, type captchaChallenge } from '@/contracts/captcha';
import { bytesToHex, sha256, utf8ToBytes } from '@/shared/lib/sha256';

/** Milliseconds of work between two yields to the browser; keeps the page responsive. */
const sliceMs = 12;

/**
 * Solves the platform's proof-of-work captcha. It does not use `crypto.subtle`, which is missing on pages without https
 * and slower for many short inputs.
 * @returns the payload that calls send, or null when there is no solution or `signal` is aborted
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

function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

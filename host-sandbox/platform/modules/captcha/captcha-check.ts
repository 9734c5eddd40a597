import { usedCaptchas } from '../../db/account-schema';
import type { Database } from '../../db/database';
import type { VerifyCaptcha } from '../../platform-deps';
import type { Encryption } from '../../encryption/encryption';
import { verifySolution } from './proof-of-work';

/** The check of this platform's own captcha; of several uses of one solution exactly one passes. */
export function createCaptchaVerifier(database: Database, encryption: Encryption): VerifyCaptcha {
  return async (solution, now) => {
    const solved = verifySolution(encryption, solution, now);
    if (!solved) return false;
    const firstUse = await database
      .insert(usedCaptchas)
      .values(solved)
      .onConflictDoNothing()
      .returning({ challenge: usedCaptchas.challenge });
    return firstUse.length === 1;
  };
}

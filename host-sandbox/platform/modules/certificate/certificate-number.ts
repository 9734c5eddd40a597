import { randomInt } from 'node:crypto';
import {
  checkCharacter,
  isCertificateNumber,
  normalizeCertificateNumber,
  numberAlphabet,
} from '@/contracts/certificate-number';
import { chinaYear } from '@/contracts/china-time';
import { ApiError } from '../../http/api-error';

/** A new number: sixty bits by chance, so that none can be guessed from another. */
export function generateCertificateNumber(now: Date): string {
  const year = chinaYear(now);
  for (;;) {
    const chance = Array.from({ length: 12 }, () => numberAlphabet[randomInt(numberAlphabet.length)]).join(
      '',
    );
    const number = withCheckCharacter(`TC${year}${chance}`);
    if (number) return number;
  }
}

/** A body with its check sign, `null` where that would be one that people take for another. */
export function withCheckCharacter(body: string): string | null {
  const number = body + checkCharacter(body);
  return isCertificateNumber(number) ? number : null;
}

/** The number that somebody typed. @throws PlatformFault A0511 when it cannot be one */
export function parseCertificateNumber(text: string): string {
  const number = normalizeCertificateNumber(text);
  if (isCertificateNumber(number)) return number;
  throw new ApiError('A0511', '证书编号有误，请核对后重新输入');
}

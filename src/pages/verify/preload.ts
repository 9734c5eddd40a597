import { isCertificateNumber, normalizeCertificateNumber } from '@/contracts/certificate-number';
import { certificateReads } from '@/features/certificates/reads';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import type { PlatformDispatch } from '@/shared/api/dispatch';

/** Asks anew at each visit: a certificate may have been revoked since the last one. */
export function preload(dispatch: PlatformDispatch, typed: string): void {
  const number = normalizeCertificateNumber(typed);
  if (!isCertificateNumber(number)) return;
  const { certificateVerify } = certificateReads.endpoints;
  dispatch(askAhead(certificateVerify.initiate({ number }, { ...unsubscribed, forceRefetch: true })));
}

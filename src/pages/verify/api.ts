import { isCertificateNumber } from '@/contracts/certificate-number';
import { certificateApi } from '@/features/certificates/api';
import { readNumber } from '@/features/certificates/certificate-number';
import { prefetchQuery, unsubscribed, type ApiDispatch } from '@/shared/api/base-api';

/** Prefetches the result, never from the cache: a certificate may have been revoked since the last visit. */
export function preload(dispatch: ApiDispatch, typed: string): void {
  const number = readNumber(typed);
  if (!isCertificateNumber(number)) return;
  const { certificateVerify } = certificateApi.endpoints;
  dispatch(prefetchQuery(certificateVerify.initiate({ number }, { ...unsubscribed, forceRefetch: true })));
}

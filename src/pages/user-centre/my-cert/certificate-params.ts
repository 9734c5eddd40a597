import { normalizeCertificateNumber } from '@/contracts/certificate-number';
import { paths } from '@/shared/routes/paths';

/** The address of one certificate within my certificates; messages lead there. */
export function certificateHref(number: string): string {
  return `${certificatesHref()}?${new URLSearchParams({ number }).toString()}`;
}

export const certificatesHref = () => paths.userCentre.href({ section: 'myCert' });

/** The number an address asks for, `null` for the list of all. */
export function parseCertificateNumber(query: URLSearchParams): string | null {
  const number = normalizeCertificateNumber(query.get('number') ?? '');
  return number === '' ? null : number;
}

/** Where a certificate is verified by anybody: what its QR code says (R10.73). @param publicUrl of the configuration */
export function verifyUrl(publicUrl: string, number: string): string {
  return new URL(`#${paths.verified.href({ number })}`, publicUrl).href;
}

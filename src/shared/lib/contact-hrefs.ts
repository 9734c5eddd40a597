import { isEmail } from '@/contracts/validators';

/** The `tel:` URL of a phone number; null for a text that cannot be dialled. */
export function phoneHref(phone: string): string | null {
  return /^\+?[\d ()-]*\d[\d ()-]*$/.test(phone) ? `tel:${phone.replace(/[ ()]/g, '')}` : null;
}

/** The `mailto:` URL of an e-mail address, encoded so that it cannot carry headers; null for an invalid address. */
export function emailHref(email: string): string | null {
  return isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;
}

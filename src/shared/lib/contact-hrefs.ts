import { isEmail } from '@/contracts/validators';

/** The `tel:` address of a phone number; null for anything that cannot be dialled as it stands. */
export function phoneHref(phone: string): string | null {
  return /^\+?[\d ()-]*\d[\d ()-]*$/.test(phone) ? `tel:${phone.replace(/[ ()]/g, '')}` : null;
}

/** The `mailto:` address of an e-mail address, without anything a mail program would read as more; null for no address. */
export function emailHref(email: string): string | null {
  return isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;
}

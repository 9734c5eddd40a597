import { privacyPolicy } from './privacy-policy';
import { serviceAgreement } from './service-agreement';

/** The agreements that registration and login link to (R10.22). */
export const agreements = { service: serviceAgreement, privacy: privacyPolicy } as const;
export type AgreementName = keyof typeof agreements;

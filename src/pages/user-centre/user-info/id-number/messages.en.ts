import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  idNumber: 'ID number',
  none: 'Not provided',
  note: 'Optional. Stored encrypted, shown only masked, deleted whenever you like.',
  give: 'Add',
  giveName: 'Add ID number',
  replace: 'Replace',
  replaceName: 'Replace ID number',
  takeBack: 'Delete',
  takeBackName: 'Delete ID number',
  giveTitle: 'Add your ID number',
  reason:
    'An ID number is sensitive personal information. It is used for one purpose: to confirm whom a certificate is issued to. The platform stores it encrypted and shows it only masked. You can study without providing it, and delete it at any time.',
  required: 'Please enter your ID number',
  consent: 'I separately agree that the platform processes my ID number for this purpose',
  consentRequired: 'Please agree separately to the processing of your ID number first',
  save: 'Save',
  given: 'ID number saved',
  takeBackTitle: 'Delete the ID number?',
  takeBackText:
    'The platform will no longer hold your ID number, and your consent ends with it. You can add it again when it is needed.',
  takenBack: 'ID number deleted',
};

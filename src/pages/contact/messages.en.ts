import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Contact us',
  lead: 'Questions? Call, write, visit us, or leave a message.',
  offices: 'Offices',
  signInHint:
    'The pages of the other offices are available once you sign in. You can leave a message here without signing in; we will pass it on.',
  loading: 'Loading contacts',
  phones: 'Telephone',
  phoneName: '{name}: ',
  email: 'E-mail',
  address: 'Address',
  directions: 'Getting there',
  hours: 'Hours',
  noOffices: 'No contact details yet',
  notFound: 'This office was not found',
  notFoundText: 'It may have been merged or closed. These offices can help as well.',
  formTitle: 'Leave a message',
  privacyNote:
    'No sign-in needed. What you leave is used only to answer this message and is deleted with it after 180 days.',
  formLoading: 'Loading the form',
  name: 'Your name',
  nameRequired: 'Please enter a name',
  replyTo: 'Mobile phone, landline or e-mail',
  replyToRequired: 'Please tell us how to reach you',
  text: 'Message',
  textHint: 'Up to 1000 characters. Please leave out ID numbers, passwords and the like.',
  textRequired: 'Please write your message',
  send: 'Send message',
  sending: 'Running the security check…',
  mayBeSent: 'The message may have arrived. If you send it again, please say so and we will merge the two.',
  captchaFailed: 'The security check was not completed, please try again. What you wrote is still here.',
  sent: 'Your message has arrived',
  sentText: '{office} will reply within two working days. This page keeps nothing of what you wrote.',
  writeAnother: 'Write another',
};

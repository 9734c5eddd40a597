import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { hospitalDetail } from '@/contracts/hospital';
import type { ResponseOf } from '@/contracts/call';
import type { Message } from '@/shared/intl/define-messages';
import { emailHref, phoneHref } from '@/shared/lib/contact-hrefs';
import { Fact, FactList } from '@/shared/ui/fact-list';
import { messages } from './messages';
import styles from './hospital-detail-page.module.css';

type HospitalContact = Pick<ResponseOf<typeof hospitalDetail>, 'address' | 'phone' | 'email' | 'contactName'>;

/** Contact details of a hospital. Empty fields are left out. */
export function ContactCard({
  hospital: { address, phone, email, contactName },
}: {
  hospital: HospitalContact;
}) {
  const id = useId();
  return (
    <section className={styles.contact} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage {...messages.contact} />
      </h2>
      <FactList layout="stack">
        <ContactFact name={messages.address} value={address} />
        <ContactFact name={messages.person} value={contactName} />
        <ContactFact name={messages.phone} value={phone} href={phoneHref(phone)} />
        <ContactFact name={messages.email} value={email} href={emailHref(email)} />
      </FactList>
    </section>
  );
}

function ContactFact({ name, value, href = null }: { name: Message; value: string; href?: string | null }) {
  if (value === '') return null;
  return (
    <Fact name={name} inContentLanguage>
      {href === null ? value : <a href={href}>{value}</a>}
    </Fact>
  );
}

import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { hospitalDetail } from '@/contracts/hospital';
import type { ResponseOf } from '@/contracts/call';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import { emailHref, phoneHref } from '@/shared/lib/contact-hrefs';
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
      <dl>
        <Row name={messages.address}>{address}</Row>
        <Row name={messages.person}>{contactName}</Row>
        <Row name={messages.phone} href={phoneHref(phone)}>
          {phone}
        </Row>
        <Row name={messages.email} href={emailHref(email)}>
          {email}
        </Row>
      </dl>
    </section>
  );
}

function Row({ name, href = null, children }: { name: Message; href?: string | null; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd lang={contentLanguage}>{href === null ? children : <a href={href}>{children}</a>}</dd>
    </div>
  );
}

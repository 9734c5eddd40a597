import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Contact } from '@/contracts/contact';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import { emailHref, phoneHref } from '@/shared/lib/contact-hrefs';
import { messages } from './messages';
import styles from './contact-page.module.css';

/** What an office does and its contact details. Empty fields are left out. */
export function OfficeCard({ office }: { office: Contact }) {
  const heading = useId();
  const { name, description, phones, email, address, directions, hours } = office;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} lang={contentLanguage}>
        {name}
      </h2>
      <p lang={contentLanguage}>{description}</p>
      <dl>
        {phones.length > 0 && (
          <Row name={messages.phones}>
            {phones.map((phone) => (
              <div key={`${phone.name} ${phone.number}`}>
                <FormattedMessage {...messages.phoneName} values={{ name: phone.name }} />
                <ContactLink href={phoneHref(phone.number)} text={phone.number} />
              </div>
            ))}
          </Row>
        )}
        {hours.length > 0 && (
          <Row name={messages.hours}>
            {hours.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Row>
        )}
        {email !== '' && (
          <Row name={messages.email}>
            <ContactLink href={emailHref(email)} text={email} />
          </Row>
        )}
        {address !== '' && <Row name={messages.address}>{address}</Row>}
        {directions !== '' && <Row name={messages.directions}>{directions}</Row>}
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: Message; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd lang={contentLanguage}>{children}</dd>
    </div>
  );
}

function ContactLink({ href, text }: { href: string | null; text: string }) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>;
}

import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Contact } from '@/contracts/contact';
import { contentLanguage } from '@/shared/intl/languages';
import { emailHref, phoneHref } from '@/shared/lib/contact-hrefs';
import { Card } from '@/shared/ui/card';
import { Fact, FactList } from '@/shared/ui/fact-list';
import { messages } from './messages';
import styles from './contact-page.module.css';

/** The tasks of an office and its contact details. Empty fields are left out. */
export function OfficeCard({ office }: { office: Contact }) {
  const heading = useId();
  const { name, description, phones, email, address, directions, hours } = office;
  return (
    <Card as="section" className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} lang={contentLanguage}>
        {name}
      </h2>
      <p lang={contentLanguage}>{description}</p>
      <FactList layout="rows" className={styles.facts}>
        {phones.length > 0 && (
          <Fact name={messages.phones} inContentLanguage>
            {phones.map((phone) => (
              <div key={`${phone.name} ${phone.number}`}>
                <FormattedMessage {...messages.phoneName} values={{ name: phone.name }} />
                <ContactLink href={phoneHref(phone.number)} text={phone.number} />
              </div>
            ))}
          </Fact>
        )}
        {hours.length > 0 && (
          <Fact name={messages.hours} inContentLanguage>
            {hours.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Fact>
        )}
        {email !== '' && (
          <Fact name={messages.email} inContentLanguage>
            <ContactLink href={emailHref(email)} text={email} />
          </Fact>
        )}
        {address !== '' && (
          <Fact name={messages.address} inContentLanguage>
            {address}
          </Fact>
        )}
        {directions !== '' && (
          <Fact name={messages.directions} inContentLanguage>
            {directions}
          </Fact>
        )}
      </FactList>
    </Card>
  );
}

function ContactLink({ href, text }: { href: string | null; text: string }) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>;
}

import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { Contact } from '@/contracts/contact';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { usePageSubject } from '@/shared/routes/page-subject';
import { Answer } from '@/shared/ui/answer';
import { FilterRow } from '@/shared/ui/filter-row';
import { Headline } from '@/shared/ui/headline';
import { Empty, Loading } from '@/shared/ui/page-state';
import { LeaveMessage } from './leave-message';
import { messages } from './messages';
import { Office } from './office';
import { contactReads } from './reads';
import { SignInHint } from './sign-in-hint';
import styles from './contact-page.module.css';

/** One office with all the ways to reach it, and the way to the others (R2.23). */
export function ContactPage() {
  const { id = '' } = useParams();
  const asked = contactReads.endpoints.contactList.useQuery({});
  const waiting = <Loading bars={12} title={messages.loading} within={styles.card} />;
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <Answer asked={asked} waiting={waiting} heading="h1">
        {(offices) => <Found offices={offices} id={id} />}
      </Answer>
    </div>
  );
}

function Found({ offices, id }: { offices: readonly Contact[]; id: string }) {
  const office = offices.find((one) => one.id === id);
  usePageSubject(office?.name);
  if (!office) return <Gone offices={offices} />;
  return (
    <>
      <Headline title={messages.title} lead={<FormattedMessage {...messages.lead} />} />
      {offices.length > 1 && (
        <FilterRow
          label={<FormattedMessage {...messages.offices} />}
          options={offices.map(({ id: key, name }) => ({
            ...{ key, name, href: paths.contact.href({ id: key }) },
            current: key === id,
          }))}
        />
      )}
      <SignInHint offices={offices} />
      <div className={styles.columns}>
        <Office office={office} />
        <LeaveMessage office={office} />
      </div>
    </>
  );
}

function Gone({ offices }: { offices: readonly Contact[] }) {
  return (
    <Empty heading="h1" title={<FormattedMessage {...messages.gone} />}>
      {offices.length > 0 && (
        <>
          <p>
            <FormattedMessage {...messages.goneWhy} />
          </p>
          <ul className={styles.others} lang={contentLanguage}>
            {offices.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.contact.href({ id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Empty>
  );
}

import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { Contact } from '@/contracts/contact';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { QueryView } from '@/shared/ui/query/query-view';
import { FilterRow } from '@/shared/ui/filter-row';
import { PageHeader } from '@/shared/ui/page-header';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { ContactFormSection } from './contact-form-section';
import { messages } from './messages';
import { OfficeCard } from './office-card';
import { contactApi } from './api';
import { SignInHint } from './sign-in-hint';
import styles from './contact-page.module.css';

/** One office with all the ways to reach it, and the way to the others (R2.23). */
export function ContactPage() {
  const { id = '' } = useParams();
  const query = contactApi.endpoints.contactList.useQuery({});
  const loading = <Skeleton bars={12} title={messages.loading} className={styles.card} />;
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <QueryView query={query} loading={loading} heading="h1">
        {(offices) => <Offices offices={offices} id={id} />}
      </QueryView>
    </div>
  );
}

function Offices({ offices, id }: { offices: readonly Contact[]; id: string }) {
  const office = offices.find((one) => one.id === id);
  useTabSubtitle(office?.name);
  if (!office) return <OfficeNotFound offices={offices} />;
  return (
    <>
      <PageHeader title={messages.title} lead={<FormattedMessage {...messages.lead} />} />
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
        <OfficeCard office={office} />
        <ContactFormSection office={office} />
      </div>
    </>
  );
}

function OfficeNotFound({ offices }: { offices: readonly Contact[] }) {
  return (
    <EmptyState heading="h1" title={<FormattedMessage {...messages.gone} />}>
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
    </EmptyState>
  );
}

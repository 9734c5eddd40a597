import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { matchPath, useParams } from 'react-router-dom';
import type { Contact } from '@/contracts/contact';
import { selectIsSignedIn, type Session } from '@/session/session';
import { useConfig } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { Card } from '@/shared/ui/card';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query/query-view';
import { FilterRow } from '@/shared/ui/filters/filter-row';
import { PageHeader } from '@/shared/ui/page-header';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { ContactFormSection } from './contact-form-section';
import { AnswerLookup } from './answer-lookup';
import { messages } from './messages';
import { OfficeCard } from './office-card';
import { contactApi } from './api';
import styles from './contact-page.module.css';

/** One office with its contact details and a message form, and links to the other offices (R2.23). */
export function ContactPage() {
  const { id = '' } = useParams();
  const query = contactApi.endpoints.contactList.useQuery({});
  const loading = (
    <Card className={styles.card}>
      <Skeleton bars={12} title={messages.loading} />
    </Card>
  );
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <QueryView query={query} loading={loading} heading="h1">
        {(offices) => <Offices offices={offices} id={id} />}
      </QueryView>
    </div>
  );
}

function Offices({ offices, id }: { offices: readonly Contact[]; id: string }) {
  const office = offices.find((candidate) => candidate.id === id);
  useTabSubtitle(office?.name);
  if (offices.length === 0)
    return <EmptyState heading="h1" title={<FormattedMessage {...messages.noOffices} />} />;
  if (!office) return <OfficeNotFound offices={offices} />;
  return (
    <>
      <PageHeader title={messages.title} lead={<FormattedMessage {...messages.lead} />} />
      {offices.length > 1 && (
        <FilterRow
          label={<FormattedMessage {...messages.offices} />}
          options={offices.map(({ id: key, name }) => ({
            key,
            text: name,
            lang: contentLanguage,
            href: paths.contact.href({ id: key }),
            current: key === id,
          }))}
        />
      )}
      <SignInHint offices={offices} />
      <div className={styles.columns}>
        <OfficeCard office={office} />
        <ContactFormSection office={office} />
        <AnswerLookup />
      </div>
    </>
  );
}

function OfficeNotFound({ offices }: { offices: readonly Contact[] }) {
  return (
    <EmptyState heading="h1" title={<FormattedMessage {...messages.notFound} />}>
      <p>
        <FormattedMessage {...messages.notFoundText} />
      </p>
      <ul className={styles.offices} lang={contentLanguage}>
        {offices.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.contact.href({ id })}>{name}</Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** Notes for a visitor that some offices require sign-in (R2.72), and that a message does not. */
function SignInHint({ offices }: { offices: readonly Contact[] }) {
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  const { publicPaths, loginInterception } = useConfig();
  const isPublic = ({ id }: Contact) =>
    publicPaths.some((pattern) => matchPath(pattern, paths.contact.href({ id })) !== null);
  if (isSignedIn || !loginInterception || offices.every(isPublic)) return null;
  return (
    <p className={styles.hint}>
      <FormattedMessage {...messages.signInHint} />
    </p>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectReads } from '@/features/projects/reads';
import { SearchWords } from '@/features/search-words/search-words';
import { selectIsSignedIn, type Session } from '@/session/session';
import { loginHref } from '@/shared/routes/redirect';
import { CountedList } from '@/shared/ui/counted-list';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Filters } from './filters';
import { listHref, listRequest, listSize, readListAddress, type ListAddress } from './list-address';
import { messages } from './messages';
import { Nothing } from './nothing';
import styles from './project-list-page.module.css';

/** All courses to choose from; filters, order, words and page live in the address (R2.12). */
export default function ProjectListPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const address = readListAddress(query);
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <SearchWords
          value={address.words}
          label={intl.formatMessage(messages.search)}
          hint={intl.formatMessage(messages.searchHint)}
          onChange={(words) => {
            void navigate(listHref({ ...address, words, page: 1 }), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        />
      </div>
      <Filters address={address} isSignedIn={isSignedIn} />
      {address.mine && !isSignedIn ? <LoginFirst address={address} /> : <Projects address={address} />}
    </div>
  );
}

function Projects({ address }: { address: ListAddress }) {
  const asked = projectReads.endpoints.projectPage.useQuery(listRequest(address), {
    refetchOnMountOrArgChange: 30,
  });
  return (
    <CountedList
      className={styles.hits}
      asked={asked}
      count={({ total, more }) => (
        <FormattedMessage {...(more ? messages.totalMany : messages.total)} values={{ total }} />
      )}
      waiting={<Loading bars={18} title={messages.title} />}
      current={address.page}
      size={listSize}
      hrefOf={(page) => listHref({ ...address, page })}
      nothing={<Nothing address={address} />}
    >
      {(records) => <ProjectCards projects={records} />}
    </CountedList>
  );
}

/** A shared address of one's own courses, opened by somebody who is not signed in. */
function LoginFirst({ address }: { address: ListAddress }) {
  return (
    <Empty title={<FormattedMessage {...messages.loginFirst} />}>
      <Link to={loginHref(listHref(address))}>
        <FormattedMessage {...messages.login} />
      </Link>
    </Empty>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Capability } from '@/contracts/capabilities';
import { useCapabilities } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './requested-page.module.css';

/** Pages that require no login, by the requested one; the list of notices requires one, too. */
const lists = {
  project: paths.projects,
  hospital: paths.hospitals,
  news: paths.news,
  notice: paths.home,
} as const;

/** What the visitor was about to open, what a login offers, and a link that requires none. */
export function Teaser({
  kind,
  title,
  summary,
  withoutRecord = false,
  children,
}: {
  kind: keyof typeof lists;
  title?: string | undefined;
  summary?: string | undefined;
  /** No record will be shown: the visitor was about to open the list, or a record that the platform does not show. */
  withoutRecord?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.teaser} data-record={withoutRecord ? undefined : kind}>
      <p className={styles.kind}>
        <FormattedMessage {...messages[`${kind}Wanted`]} />
      </p>
      {title !== undefined && (
        <h2 className={styles.title} lang={contentLanguage}>
          {title}
        </h2>
      )}
      {summary !== undefined && summary !== '' && (
        <p className={styles.summary} lang={contentLanguage}>
          {summary}
        </p>
      )}
      {children}
      <Benefits kind={kind} />
      <Link to={lists[kind].href()}>
        <FormattedMessage {...messages[`${kind}List`]} />
      </Link>
    </div>
  );
}

/** Benefits that a platform offers only with these capabilities. */
const needs: Readonly<Partial<Record<keyof typeof messages, readonly Capability[]>>> = {
  loginBenefit1: ['courses'],
  loginBenefit2: ['courses'],
  loginBenefit3: ['credits', 'certificates'],
  projectBenefit3: ['credits', 'certificates'],
  hospitalBenefit2: ['courses'],
  hospitalBenefit3: ['courses'],
  noticeBenefit3: ['messages'],
};

function useBenefits(kind: keyof typeof lists | 'login') {
  const has = useCapabilities();
  return ([1, 2, 3] as const)
    .map((number) => `${kind}Benefit${number}` as const)
    .filter((benefit) => (needs[benefit] ?? []).every((name) => has.has(name)));
}

/** On a phone, the form comes first and benefits are hidden. */
export function GeneralBenefits() {
  if (useBenefits('login').length === 0) return null;
  return (
    <div className={`${styles.teaser} ${styles.general}`}>
      <Benefits kind="login" />
    </div>
  );
}

function Benefits({ kind }: { kind: keyof typeof lists | 'login' }) {
  return (
    <>
      <p className={styles.why}>
        <FormattedMessage {...messages.why} />
      </p>
      <ul className={styles.benefits}>
        {useBenefits(kind).map((benefit) => (
          <li key={benefit}>
            <FormattedMessage {...messages[benefit]} />
          </li>
        ))}
      </ul>
    </>
  );
}

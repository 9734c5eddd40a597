import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import type { Capability } from '@/contracts/capabilities';
import { parseAddFavouriteRequest } from '@/features/favourites/add-favourite-url';
import { hospitalApi } from '@/features/hospitals/api';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { projectApi } from '@/features/projects/api';
import { ProjectBadge, ProjectCategories } from '@/features/projects/badges';
import { messages as projectMessages } from '@/features/projects/messages';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { baseApi } from '@/shared/api/base-api';
import { useCapabilities } from '@/shared/config/config-context';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { articlePaths, paths } from '@/shared/routes/paths';
import { redirectTarget } from '@/shared/routes/redirect';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './requested-page.module.css';
import { useCachedRecord } from './use-cached-record';

/**
 * The page that the visitor was about to open: its title and summary as the public lists show them, what a login
 * offers, and a link that requires none. Without a requested page, what a login offers in general; nothing if the login
 * leads to another kind of page.
 */
export function RequestedPage() {
  const { search } = useLocation();
  const [target = '', query] = redirectTarget(search).split('?');
  const kept = parseAddFavouriteRequest(new URLSearchParams(query))?.key;
  const idAt = (...patterns: string[]) =>
    patterns.map((pattern) => matchPath(pattern, target)?.params.id).find(Boolean);
  const project = kept?.kind === 'project' ? kept.id : idAt(paths.project.pattern, paths.study.pattern);
  if (project) return <RequestedProject id={project} />;
  const hospital = kept?.kind === 'hospital' ? kept.id : idAt(paths.hospital.pattern);
  if (hospital) return <RequestedHospital id={hospital} />;
  for (const type of ['news', 'notice'] as const) {
    const article = idAt(articlePaths[type].item.pattern);
    if (article) return <RequestedArticle type={type} id={article} />;
  }
  if (matchPath(paths.notices.pattern, target)) return <Teaser kind="notice" />;
  return new URLSearchParams(search).has('redirect') ? null : <GeneralBenefits />;
}

function RequestedProject({ id }: { id: string }) {
  const listed = useCachedRecord('projectPage', id);
  const { data = listed } = projectApi.endpoints.projectDetail.useQuery(
    { id },
    { skip: listed !== undefined },
  );
  return (
    <Teaser kind="project" title={data?.title} summary={data?.summary}>
      {data && (
        <>
          <p className={styles.facts}>
            <ProjectBadge project={data} /> <ProjectCategories project={data} />
          </p>
          <p className={styles.facts}>
            <UpcomingDate project={data} />
            {' · '}
            <FormattedMessage {...projectMessages.credits} values={{ credits: data.credits }} />
            {' · '}
            <span lang={contentLanguage}>{data.hospitalName}</span>
          </p>
        </>
      )}
    </Teaser>
  );
}

function RequestedHospital({ id }: { id: string }) {
  const listed = useCachedRecord('hospitalPage', id);
  const { data = listed } = hospitalApi.endpoints.hospitalDetail.useQuery(
    { id },
    { skip: listed !== undefined },
  );
  return (
    <Teaser kind="hospital" title={data?.name}>
      {data && (
        <div className={styles.hospital}>
          <HospitalFacts hospital={data} />
        </div>
      )}
    </Teaser>
  );
}

function RequestedArticle({ type, id }: { type: ArticleType; id: string }) {
  const listed = useCachedRecord('articlePage', id, type);
  const { data = listed } = baseApi.endpoints.articleDetail.useQuery(
    { id, articleType: type },
    { skip: listed !== undefined },
  );
  return (
    <Teaser kind={type} title={data?.title} summary={data?.summary}>
      {data?.publishedAt && (
        <p className={styles.facts}>
          <FormattedDay value={data.publishedAt} />
          {data.source !== null && <span lang={contentLanguage}> · {data.source}</span>}
        </p>
      )}
    </Teaser>
  );
}

/** Pages that require no login, by the requested one; the list of notices requires one, too. */
const lists = {
  project: paths.projects,
  hospital: paths.hospitals,
  news: paths.news,
  notice: paths.home,
} as const;

function Teaser({
  kind,
  title,
  summary,
  children,
}: {
  kind: keyof typeof lists;
  title?: string | undefined;
  summary?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.teaser}>
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

/** On a phone, the form comes first and these are hidden. */
function GeneralBenefits() {
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

import { FormattedMessage } from 'react-intl';
import type { ArticleType } from '@/contracts/article';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { ProjectBadge, ProjectCategories } from '@/features/projects/badges';
import { messages as projectMessages } from '@/features/projects/messages';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { requestedApi } from './api';
import styles from './requested-page.module.css';
import { Teaser } from './teaser';
import { useCachedRecord } from './use-cached-record';

/** A record that the visitor was about to open. */
export interface RequestedRecordProps {
  kind: 'project' | 'hospital' | ArticleType;
  id: string;
}

/** Its title and summary as the public lists show them. */
export function RequestedRecord({ kind, id }: RequestedRecordProps) {
  if (kind === 'project') return <RequestedProject id={id} />;
  if (kind === 'hospital') return <RequestedHospital id={id} />;
  return <RequestedArticle type={kind} id={id} />;
}

function RequestedProject({ id }: { id: string }) {
  const listed = useCachedRecord('projectPage', id);
  const { data = listed, isError } = requestedApi.endpoints.requestedProject.useQuery(
    { id },
    { skip: listed !== undefined },
  );
  return (
    <Teaser kind="project" title={data?.title} summary={data?.summary} withoutRecord={isError}>
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
  const { data = listed, isError } = requestedApi.endpoints.requestedHospital.useQuery(
    { id },
    { skip: listed !== undefined },
  );
  return (
    <Teaser kind="hospital" title={data?.name} withoutRecord={isError}>
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
  const { data = listed, isError } = requestedApi.endpoints.requestedArticle.useQuery(
    { id, articleType: type },
    { skip: listed !== undefined },
  );
  return (
    <Teaser kind={type} title={data?.title} summary={data?.summary} withoutRecord={isError}>
      {data?.publishedAt && (
        <p className={styles.facts}>
          <FormattedDay value={data.publishedAt} />
          {data.source !== null && <span lang={contentLanguage}> · {data.source}</span>}
        </p>
      )}
    </Teaser>
  );
}

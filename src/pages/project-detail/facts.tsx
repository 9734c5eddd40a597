import { FormattedMessage } from 'react-intl';
import type { ProjectDetail } from '@/contracts/project';
import { DictionaryNames, useDictionaryName } from '@/shared/api/dictionary';
import { useCapabilities } from '@/shared/config/config-context';
import { FormattedDateTime, FormattedDay } from '@/shared/intl/date-time';
import { useJoinNames } from '@/shared/intl/use-join-names';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Fact, FactList } from '@/shared/ui/fact-list';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './project-detail-page.module.css';

/** Dates, place, audience and conditions of a project, as a grid. */
export function Facts({ project }: { project: ProjectDetail }) {
  const { enrolFrom, enrolUntil, startsAt, endsAt, credits, hours, hospitalId, hospitalName } = project;
  const { conditions } = project;
  const nameOf = useDictionaryName();
  const join = useJoinNames();
  const has = useCapabilities();
  const documents = has.has('documents') ? (project.documents ?? []) : [];
  return (
    <section className={styles.facts}>
      <h2 className="portal-hidden">
        <FormattedMessage {...messages.arrangements} />
      </h2>
      <FactList layout="grid">
        <Fact name={messages.enrolment}>
          <FormattedDateTime value={enrolFrom} /> – <FormattedDateTime value={enrolUntil} />
        </Fact>
        <Fact name={messages.training}>
          <FormattedDay value={startsAt} /> – <FormattedDay value={endsAt} />
        </Fact>
        <Fact name={messages.credits}>
          <FormattedMessage {...messages.creditsValue} values={{ credits }} />
        </Fact>
        <Fact name={messages.hours}>
          <FormattedMessage {...messages.hoursValue} values={{ hours }} />
        </Fact>
        <Fact name={messages.mode}>
          <DictionaryNames of={[['teaching_mode', project.mode]]} />
        </Fact>
        <Fact name={messages.trainingHospital} inContentLanguage>
          {has.has('hospitals') ? (
            <Link to={paths.hospital.href({ id: hospitalId })}>{hospitalName}</Link>
          ) : (
            hospitalName
          )}
        </Fact>
        <Fact name={messages.place} inContentLanguage>
          {project.place}
        </Fact>
        <Fact name={messages.audience} inContentLanguage>
          {project.audience}
        </Fact>
        {conditions && conditions.titles.length + conditions.departments.length > 0 && (
          <Fact name={messages.eligibility}>
            {conditions.titles.length > 0 && (
              <FormattedMessage
                {...messages.titlesAllowed}
                values={{
                  names: join(conditions.titles.map((code) => nameOf('professional_title', code).name)),
                }}
                tagName="div"
              />
            )}
            {conditions.departments.length > 0 && (
              <FormattedMessage
                {...messages.departmentsAllowed}
                values={{ names: join(conditions.departments) }}
                tagName="div"
              />
            )}
          </Fact>
        )}
        {documents.length > 0 && (
          <Fact name={messages.documents} inContentLanguage>
            {documents.map(({ name }) => name).join('、')}
          </Fact>
        )}
        {project.prerequisites.length > 0 && (
          <Fact name={messages.prerequisites}>
            <ul className={styles.prerequisites}>
              {project.prerequisites.map(({ id, title, met }) => (
                <li key={id}>
                  <Link to={paths.project.href({ id })} lang={contentLanguage}>
                    {title}
                  </Link>{' '}
                  {met && <FormattedMessage {...messages.met} />}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </FactList>
    </section>
  );
}

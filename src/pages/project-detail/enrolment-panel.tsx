import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useDictionaryName } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay, FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { CalendarButton } from './calendar-button';
import { EnrolButton } from './enrol-button';
import { messages } from './messages';
import { MyEnrolment } from './my-enrolment';
import { SeatsLeft } from './places';
import type { ProjectDetail } from './project';
import styles from './project-detail-page.module.css';
import { useFitsView } from './use-fits-view';

/** Everything one decides by, and the decision. */
export function EnrolmentPanel({ project }: { project: ProjectDetail }) {
  const nameOf = useDictionaryName();
  const { enrolment, enrolFrom, enrolUntil, startsAt, endsAt, credits, hours, hospitalId, hospitalName } =
    project;
  const place = useFocusFallback(enrolment?.state);
  const panel = useRef<HTMLElement>(null);
  const fits = useFitsView(panel);
  return (
    <aside ref={panel} className={fits ? `${styles.decision} ${styles.stuck}` : styles.decision}>
      <h2 className="portal-hidden">
        <FormattedMessage {...messages.facts} />
      </h2>
      <SeatsLeft left={project.left} quota={project.quota} />
      <dl className={styles.facts}>
        <Fact name="enrolment">
          <FormattedDateTime value={enrolFrom} /> – <FormattedDateTime value={enrolUntil} />
        </Fact>
        <Fact name="training">
          <FormattedDay value={startsAt} /> – <FormattedDay value={endsAt} />
        </Fact>
        <Fact name="credits">
          <FormattedMessage {...messages.creditsValue} values={{ credits }} />
        </Fact>
        <Fact name="hours">
          <FormattedMessage {...messages.hoursValue} values={{ hours }} />
        </Fact>
        <Fact name="mode" inContentLanguage>
          {nameOf('teaching_mode', project.mode)}
        </Fact>
        <Fact name="audience" inContentLanguage>
          {project.audience}
        </Fact>
        {project.prerequisites.length > 0 && (
          <Fact name="prerequisites">
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
        <Fact name="base" inContentLanguage>
          <Link to={paths.hospital.href({ id: hospitalId })}>{hospitalName}</Link>
        </Fact>
        <Fact name="place" inContentLanguage>
          {project.place}
        </Fact>
      </dl>
      <div ref={place} tabIndex={-1} className={styles.place}>
        {enrolment && enrolment.state !== 'left' ? (
          <MyEnrolment project={project} enrolment={enrolment} />
        ) : (
          <EnrolButton project={project} />
        )}
      </div>
      {project.state !== 'over' && enrolment?.state !== 'refused' && <CalendarButton project={project} />}
    </aside>
  );
}

function Fact({
  name,
  inContentLanguage = false,
  children,
}: {
  name:
    'enrolment' | 'training' | 'credits' | 'hours' | 'mode' | 'audience' | 'prerequisites' | 'base' | 'place';
  inContentLanguage?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <FormattedMessage {...messages[name]} />
      </dt>
      <dd {...(inContentLanguage && { lang: contentLanguage })}>{children}</dd>
    </div>
  );
}

/** When a button goes with what it changed, the focus goes to what came in its place. */
function useFocusFallback(state: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const root = place.current?.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (focused === null || focused === document.body) place.current?.focus({ preventScroll: true });
  }, [state]);
  return place;
}

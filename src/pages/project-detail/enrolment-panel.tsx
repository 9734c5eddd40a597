import { useEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ProjectDetail } from '@/contracts/project';
import { DictionaryNames } from '@/shared/api/dictionary';
import { FormattedDateTime, FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { useCapabilities } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { Card } from '@/shared/ui/card';
import { Fact, FactList } from '@/shared/ui/fact-list';
import { EnrolButton } from './enrol-button';
import { messages } from './messages';
import { MyEnrolment } from './my-enrolment';
import { CalendarButton } from './project-calendar';
import styles from './project-detail-page.module.css';

/** Seats, dates and conditions of a project, and my enrolment in it or the button that enrols. */
export function EnrolmentPanel({ project }: { project: ProjectDetail }) {
  const { enrolment, enrolFrom, enrolUntil, startsAt, endsAt, credits, hours, hospitalId, hospitalName } =
    project;
  const hasHospitals = useCapabilities().has('hospitals');
  const status = useFocusFallback(enrolment?.state);
  const panel = useRef<HTMLElement>(null);
  const fits = useFitsViewport(panel);
  return (
    <Card as="aside" ref={panel} className={fits ? `${styles.panel} ${styles.sticky}` : styles.panel}>
      <h2 className="portal-hidden">
        <FormattedMessage {...messages.facts} />
      </h2>
      <SeatsLeft left={project.left} quota={project.quota} />
      <FactList layout="rows" className={styles.facts}>
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
        <Fact name={messages.audience} inContentLanguage>
          {project.audience}
        </Fact>
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
        <Fact name={messages.trainingHospital} inContentLanguage>
          {hasHospitals ? (
            <Link to={paths.hospital.href({ id: hospitalId })}>{hospitalName}</Link>
          ) : (
            hospitalName
          )}
        </Fact>
        <Fact name={messages.place} inContentLanguage>
          {project.place}
        </Fact>
      </FactList>
      <div ref={status} tabIndex={-1} className={styles.status}>
        {enrolment && enrolment.state !== 'left' ? (
          <MyEnrolment project={project} enrolment={enrolment} />
        ) : (
          <EnrolButton project={project} />
        )}
      </div>
      {project.state !== 'over' && enrolment?.state !== 'refused' && <CalendarButton project={project} />}
    </Card>
  );
}

/** Seats left, as text and as a bar of the taken ones. */
function SeatsLeft({ left, quota }: { left: number; quota: number }) {
  const taken = quota > 0 ? Math.min(1, 1 - left / quota) : 1;
  return (
    <div className={styles.seats}>
      <p>
        <FormattedMessage
          {...messages.seats}
          values={{ left, quota, strong: (parts) => <strong key="left">{parts}</strong> }}
        />
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${taken * 100}%` }} />
      </div>
    </div>
  );
}

/** When a button disappears with the state it changed, the element that holds its replacement takes the lost focus. */
function useFocusFallback(state: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    const root = element.current?.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (focused === null || focused === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}

/** Pixels kept free above and below a sticky panel, together. */
const viewportMargin = 48;

/** Whether the whole element fits into the viewport, whatever its text and the text size. */
function useFitsViewport(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      const header = parseFloat(getComputedStyle(measured).getPropertyValue('--p-header-height')) || 0;
      setFits(measured.offsetHeight <= window.innerHeight - header - viewportMargin);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return fits;
}

import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProjectDetail } from '@/contracts/project';
import { FormattedDateTime, FormattedDay } from '@/shared/intl/date-time';
import { Card } from '@/shared/ui/card';
import { useFocusFallback } from '@/shared/ui/use-focus-fallback';
import { EnrolButton } from './enrol-button';
import { messages } from './messages';
import { MyEnrolment } from './my-enrolment';
import { CalendarButton } from './project-calendar';
import styles from './enrolment-panel.module.css';

/** Deadline and seats of a project, and the user's enrolment in it or the button that enrols. */
export function EnrolmentPanel({
  project,
  ref: panel,
}: {
  project: ProjectDetail;
  ref: RefObject<HTMLElement | null>;
}) {
  const { enrolment, state } = project;
  const status = useFocusFallback(enrolment?.state);
  const fits = useFitsViewport(panel);
  return (
    <Card
      as="aside"
      ref={panel}
      raised
      tabIndex={-1}
      className={fits ? `${styles.panel} ${styles.sticky}` : styles.panel}
    >
      <div className={styles.panelBody}>
        <h2 className="portal-hidden">
          <FormattedMessage {...messages.facts} />
        </h2>
        <Deadline project={project} />
        {state !== 'over' && <SeatsLeft left={project.left} quota={project.quota} />}
        <div ref={status} tabIndex={-1} className={styles.status}>
          {enrolment && enrolment.state !== 'left' ? (
            <MyEnrolment project={project} enrolment={enrolment} />
          ) : (
            <EnrolButton project={project} />
          )}
        </div>
        {state !== 'over' && enrolment?.state !== 'refused' && <CalendarButton project={project} />}
      </div>
    </Card>
  );
}

/** The next date of a project. */
function Deadline({
  project: { state, enrolFrom, enrolUntil, startsAt, endsAt },
}: {
  project: ProjectDetail;
}) {
  const isByMinute = state === 'soon' || state === 'open';
  const value = { soon: enrolFrom, open: enrolUntil, closed: startsAt, running: endsAt, over: endsAt }[state];
  return (
    <p className={styles.deadline}>
      <span>
        <FormattedMessage {...messages[`${state}Date`]} />
      </span>
      <strong>{isByMinute ? <FormattedDateTime value={value} /> : <FormattedDay value={value} />}</strong>
    </p>
  );
}

/** Seats left, as text, and taken seats as a bar. */
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

/** Total space in pixels above and below a sticky panel. */
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

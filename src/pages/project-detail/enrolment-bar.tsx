import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { holdsSeat } from '@/contracts/enrolment-fields';
import type { ProjectDetail } from '@/contracts/project';
import { canStudy } from '@/features/projects/enrolment-rules';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import { useAppearance } from '@/shared/theme/appearance-context';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { EnrolAction } from './enrol-button';
import { messages } from './messages';
import { studyLabel } from './my-enrolment';
import styles from './enrolment-bar.module.css';
import { useWaitlist, type WaitlistState } from './use-waitlist';
import { WaitlistAction } from './waitlist-panel';

/**
 * The next step at the lower edge of a narrow screen, while the panel that contains it is scrolled out of view.
 * @param panel the panel of the enrolment
 */
export function EnrolmentBar({
  project,
  panel,
}: {
  project: ProjectDetail;
  panel: RefObject<HTMLElement | null>;
}) {
  const isPassed = useIsPassed(panel);
  const waiting = useWaitlist(project);
  const step = nextStep(project, waiting);
  useToTopAbove(isPassed && step !== 'none');
  if (step === 'none') return null;
  const { left, quota, state, mine } = project;
  return (
    <div className={styles.bottomBar} data-shown={isPassed || undefined}>
      <p>
        <strong>
          <UpcomingDate project={project} />
        </strong>
        {state === 'open' && !holdsSeat(mine) && (
          <span>
            <FormattedMessage {...messages.seatsShort} values={{ left, quota }} />
          </span>
        )}
      </p>
      {step === 'enrol' && <EnrolAction projectId={project.id} />}
      {step === 'wait' && waiting && <WaitlistAction project={project} waiting={waiting} />}
      {step === 'login' && (
        <Link to={loginHref(paths.project.href({ id: project.id }))}>
          <FormattedMessage {...messages.login} />
        </Link>
      )}
      {step === 'study' && (
        <Link to={paths.study.href({ id: project.id })}>
          <FormattedMessage {...studyLabel(project)} />
        </Link>
      )}
      {step === 'conditions' && (
        <Button
          solid
          onClick={() => {
            panel.current?.scrollIntoView({ block: 'center' });
            panel.current?.focus({ preventScroll: true });
          }}
        >
          <FormattedMessage {...messages.conditions} />
        </Button>
      )}
    </div>
  );
}

/** The user's next action. `conditions`: the panel lists what must be done before the enrolment. */
function nextStep(
  project: ProjectDetail,
  waiting: WaitlistState | null,
): 'enrol' | 'wait' | 'login' | 'study' | 'conditions' | 'none' {
  const { enrolment, refusal } = project;
  if (enrolment && enrolment.state !== 'left')
    return canStudy(enrolment.state, project, enrolment.completedAt) ? 'study' : 'none';
  if (refusal === null) return 'enrol';
  if (waiting && !waiting.entry) return waiting.mayJoin || !waiting.isSignedIn ? 'wait' : 'conditions';
  if (refusal === 'A0401') return 'login';
  return refusal === 'A0305' || refusal === 'A0306' || refusal === 'A0309' ? 'conditions' : 'none';
}

/** Whether an element has left the viewport upwards. */
function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries[entries.length - 1];
      if (last) setPassed(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isPassed;
}

/** Moves the “back to top” button above the bar. */
function useToTopAbove(isShown: boolean): void {
  const { root } = useAppearance();
  useEffect(() => {
    if (!isShown) return undefined;
    root.style.setProperty('--p-bottom-bar', '72px');
    return () => {
      root.style.removeProperty('--p-bottom-bar');
    };
  }, [isShown, root]);
}

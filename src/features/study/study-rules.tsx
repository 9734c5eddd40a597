import { FormattedMessage } from 'react-intl';
import type { StudyFlags } from '@/contracts/study-flags';
import { messages } from './messages';

/** The study rules of a course, one sentence each. */
export function StudyRules({ flags, className }: { flags: StudyFlags; className?: string | undefined }) {
  const { forwardSeek, oneAtATime, idleMinutes, pauseHidden, completeShare, watermark } = flags;
  return (
    <ul className={className}>
      <li>
        <FormattedMessage {...messages.ruleComplete} values={{ share: completeShare }} />
      </li>
      <li>
        <FormattedMessage {...(forwardSeek ? messages.ruleForward : messages.ruleNoForward)} />
      </li>
      {oneAtATime && (
        <li>
          <FormattedMessage {...messages.ruleOneAtATime} />
        </li>
      )}
      {pauseHidden && (
        <li>
          <FormattedMessage {...messages.rulePauseHidden} />
        </li>
      )}
      {idleMinutes > 0 && (
        <li>
          <FormattedMessage {...messages.ruleIdle} values={{ minutes: idleMinutes }} />
        </li>
      )}
      {watermark && (
        <li>
          <FormattedMessage {...messages.ruleWatermark} />
        </li>
      )}
    </ul>
  );
}

import { FormattedMessage } from 'react-intl';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';
import { Badge, type Tone } from '@/shared/ui/badge';
import { messages } from './messages';

/** How it goes with enrolment, in a word: an open course without a place left is full. */
export function ProjectBadge({
  project: { state, left },
}: {
  project: Pick<ProjectSummary, 'state' | 'left'>;
}) {
  const label = state === 'open' && left === 0 ? 'full' : state;
  return (
    <Badge tone={tones[label]}>
      <FormattedMessage {...messages[label]} />
    </Badge>
  );
}

/** What became of somebody's enrolment, in a word. */
export function EnrolmentBadge({ state }: { state: EnrolmentState }) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage {...messages[state]} />
    </Badge>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  open: 'success',
  approved: 'success',
  soon: 'pending',
  enrolled: 'pending',
  review: 'pending',
  refused: 'danger',
};

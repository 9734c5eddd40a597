import { FormattedMessage } from 'react-intl';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';
import { DictionaryNames } from '@/shared/api/dictionary';
import { Badge, type Tone } from '@/shared/ui/badge';
import { messages } from './messages';

/** The enrolment state of a course: open, full, closed and so on. */
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

/** Category, speciality and teaching mode of a course. */
export function ProjectCategories({
  project: { kind, speciality, mode },
}: {
  project: Pick<ProjectSummary, 'kind' | 'speciality' | 'mode'>;
}) {
  return (
    <DictionaryNames
      of={[
        ['training_type', kind],
        ['speciality', speciality],
        ['teaching_mode', mode],
      ]}
    />
  );
}

/** The state of the user's enrolment. */
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
  incomplete: 'pending',
  enrolled: 'pending',
  review: 'pending',
  refused: 'danger',
};

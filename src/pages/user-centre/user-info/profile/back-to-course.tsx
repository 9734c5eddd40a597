import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { courseOfProfile } from '@/features/projects/profile-link';
import { Link } from '@/shared/ui/link';
import { messages } from '../messages';

/** A link back to the course that sent the user here to complete the profile; nothing for other users. */
export function BackToCourse() {
  const [query] = useSearchParams();
  const course = courseOfProfile(query);
  if (course === null) return null;
  return (
    <Link to={course}>
      <FormattedMessage {...messages.backToCourse} />
    </Link>
  );
}

import { isId } from '@/contracts/fields';
import { paths } from '@/shared/routes/paths';

const parameter = 'project';

/**
 * The profile page, for a user who must complete it before enrolling in a course; the page links back to the course.
 */
export function profileHref(projectId: string): string {
  const query = new URLSearchParams({ [parameter]: projectId });
  return `${paths.userCentre.href({ section: 'userInfo' })}?${query.toString()}`;
}

/** The path of the course that `profileHref` came from; null without one. */
export function courseOfProfile(query: URLSearchParams): string | null {
  const id = query.get(parameter) ?? '';
  return isId(id) ? paths.project.href({ id }) : null;
}

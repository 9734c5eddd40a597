import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Teacher',
  backToList: 'Back to the courses',
  loading: 'Loading the teacher',
  introduction: 'About',
  projects: 'Courses taught',
  noProjects: 'No published courses at present',
  allProjects: 'See all courses',
  notFound: 'This teacher was not found',
  notFoundText: 'The page may have been withdrawn. Go back to the courses; each names its teachers.',
};

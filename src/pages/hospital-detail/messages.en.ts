import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Training base',
  back: 'Back to the training bases',
  loading: 'Loading the training base',
  pictures: 'Pictures of the base',
  picture: '{name}, picture {number}',
  contact: 'Contact',
  address: 'Address',
  person: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  courses: 'Training courses',
  coursesLoading: 'Loading the courses',
  allCourses: 'All training courses',
  allOfBase: 'All training courses of this base',
  noCourse: 'This base has no courses at present',
  noCourseText: 'New courses will appear here. Meanwhile, see those of other bases.',
  gone: 'This training base was not found',
  goneWhy: 'It may not be published yet, or has been withdrawn. Go back to the list to see the others.',
};

import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Training base',
  backToList: 'Back to the training bases',
  loading: 'Loading the training base',
  pictures: 'Pictures of the base',
  picture: '{name}, picture {number}',
  contact: 'Contact',
  address: 'Address',
  person: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  projects: 'Training courses',
  projectsLoading: 'Loading the courses',
  allProjects: 'All training courses',
  allOfHospital: 'All training courses of this base',
  noProjects: 'This base has no courses at present',
  noProjectsText: 'New courses will appear here. Meanwhile, see those of other bases.',
  notFound: 'This training base was not found',
  notFoundText: 'It may not be published yet, or has been withdrawn. Go back to the list to see the others.',
};

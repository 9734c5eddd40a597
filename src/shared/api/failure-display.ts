import type { CallName } from '@/contracts/calls';
import type { ApiErrorData } from './api-error';

/** Names of queries whose endpoint has another name than the call. */
type OtherQuery = 'allCredits';

/**
 * Where the failure of a query is shown (R7.34): on the page, by `QueryView` or `MissingPart`, or only in the console.
 * Every other query, and so every new one, shows a toast. Actions show a toast by `useAction`, forms an alert, an ended
 * session the login.
 */
const display: Readonly<Partial<Record<CallName | OtherQuery, 'place' | 'console'>>> = {
  // the menu, the footer, the bell
  menuTree: 'place',
  friendLinkList: 'place',
  messageUnreadCount: 'place',
  dictData: 'console', // R8.27
  // public pages
  bannerList: 'place',
  articlePage: 'place',
  articleDetail: 'place',
  categoryTree: 'place',
  attachmentPage: 'place',
  projectPage: 'place',
  projectDetail: 'place',
  projectFacets: 'place', // the filters work without numbers
  hospitalPage: 'place',
  hospitalMap: 'place',
  hospitalDetail: 'place',
  teacherDetail: 'place',
  statistics: 'place',
  searchAll: 'place',
  helpList: 'place',
  contactList: 'place',
  certificateVerify: 'place',
  // pages of members
  messagePage: 'place',
  notificationSettings: 'place',
  enrolmentMine: 'place',
  waitlistMine: 'place',
  favouritePage: 'place',
  favouriteList: 'place', // the buttons are not shown
  profile: 'place',
  loginRecords: 'place',
  creditSummary: 'place',
  allCredits: 'place',
  certificateMine: 'place',
  studyOpen: 'place',
  noteList: 'place',
  quizStatus: 'place',
  quizReview: 'place',
};

/** True for a failure that a toast must show. An aborted query has none, and an ended session shows the login. */
export function needsToast(endpoint: string, error: ApiErrorData): boolean {
  const isSessionEnd = error.kind === 'unauthorized' && error.session !== '';
  return !(endpoint in display) && error.kind !== 'aborted' && !isSessionEnd;
}

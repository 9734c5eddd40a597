import type { CallName } from '@/contracts/calls';
import type { ApiErrorData } from './api-error';

/** Names of queries whose endpoint has another name than the call. */
type OtherQuery = 'allCredits' | 'allHospitals';

/**
 * Where the failure of a query is shown (R7.34): on the page, by `QueryView` or `MissingPart`, or only in the console.
 * Every other query, and so every new one, shows a toast. Actions show a toast by `useAction`, forms an alert, an ended
 * session the login.
 */
const display: Readonly<Partial<Record<CallName | OtherQuery, 'inline' | 'console'>>> = {
  // the menu, the footer, the bell
  menuTree: 'inline',
  friendLinkList: 'inline',
  messageUnreadCount: 'inline',
  dictData: 'console', // R8.27
  // public pages
  bannerList: 'inline',
  articlePage: 'inline',
  articleDetail: 'inline',
  categoryTree: 'inline',
  attachmentPage: 'inline',
  projectPage: 'inline',
  projectDetail: 'inline',
  projectFacets: 'inline', // the filters work without numbers
  hospitalPage: 'inline',
  allHospitals: 'inline',
  hospitalMap: 'inline',
  hospitalDetail: 'inline',
  teacherDetail: 'inline',
  statistics: 'inline',
  searchAll: 'inline',
  helpList: 'inline',
  contactList: 'inline',
  certificateVerify: 'inline',
  // pages of members
  messagePage: 'inline',
  notificationSettings: 'inline',
  enrolmentMine: 'inline',
  waitlistMine: 'inline',
  favouritePage: 'inline',
  favouriteList: 'inline', // the buttons are not shown
  profile: 'inline',
  loginRecords: 'inline',
  creditSummary: 'inline',
  allCredits: 'inline',
  certificateMine: 'inline',
  studyOpen: 'inline',
  noteList: 'inline',
  quizStatus: 'inline',
  quizReview: 'inline',
};

/** True for a failure that a toast must show. An aborted query has none, and an ended session shows the login. */
export function needsToast(endpoint: string, error: ApiErrorData): boolean {
  const isSessionEnd = error.kind === 'unauthorized' && error.session !== '';
  return !(endpoint in display) && error.kind !== 'aborted' && !isSessionEnd;
}

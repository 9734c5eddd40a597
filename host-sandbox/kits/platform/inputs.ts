import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import type { ErrorCode } from '@/contracts/error-codes';

/** Ids that earlier responses provide for later calls. */
export interface KnownIds {
  readonly username: string;
  readonly password: string;
  token?: string;
  articleId?: string | undefined;
  attachmentId?: string | undefined;
  projectId?: string | undefined;
  hospitalId?: string | undefined;
  teacherId?: string | undefined;
  profile?: object;
  /** The platform has no captcha: a code that the check requests would be sent. */
  lacksCaptcha?: boolean;
}

const firstPage = { current: 1, size: 10 };
/** A phone of an unassigned range, and a code that was never sent. */
const phone = '10000000000';
const code = '000000';
/** An id that no platform has. */
const unknownId = '9223372036854775807';
/** A user name that no account should have. */
export const unknownUsername = 'check_platform';
const captcha = 'bm8gc29sdXRpb24=';

/** Refused for its captcha; without one it would send a code. */
const codeRequest = ({ lacksCaptcha }: KnownIds) => (lacksCaptcha ? null : { phone, captcha });

/**
 * A harmless input for a declared call; `null` where earlier responses provided no id, or where it would do harm. A call
 * without one of its own takes the empty input.
 */
export function inputOf(name: CallName, found: KnownIds): unknown {
  const make = inputs[name];
  return make ? make(found) : {};
}

const inputs: Readonly<Partial<Record<CallName, (found: KnownIds) => unknown>>> = {
  login: ({ username, password }) => ({ username, password }),
  sendLoginCode: codeRequest,
  sendRegisterCode: codeRequest,
  sendResetCode: codeRequest,
  sendChangePhoneCode: codeRequest,
  loginByCode: () => ({ phone, code }),
  register: ({ password }) => ({
    username: unknownUsername,
    password,
    phone,
    code,
    realName: '接口检查',
    hospital: '接口检查',
    consent: true,
  }),
  passwordReset: ({ password }) => ({ phone, code, password }),
  passwordErrorSave: ({ username }) => ({ username }),
  passwordError: ({ username }) => ({ username }),
  passwordErrorRemove: ({ username }) => ({ username }),
  profileEdit: ({ profile }) => profile ?? null,
  // no picture
  avatarEdit: () => ({ image: 'bm8gcGljdHVyZQ==' }),
  // its last digit is wrong
  idNumberEdit: () => ({ idNumber: '110105194912310021', consent: true }),
  // the same password again
  passwordEdit: ({ password }) => ({ oldPassword: password, newPassword: password }),
  phoneEdit: ({ password }) => ({ phone, code, password }),
  emailCodeSend: () => ({ email: 'check@example.org' }),
  emailConfirm: () => ({ code }),
  loginRecords: () => ({ ...firstPage, query: {} }),
  accountClose: ({ password }) => ({ password: `not ${password}` }),
  routeList: () => ({ name: 'portal' }),
  messagePage: () => ({ ...firstPage, query: {} }),
  messageRead: () => ({ id: unknownId }),
  messageUnread: () => ({ readAt: '2000-01-01T00:00:00.000Z' }),
  messageRemove: () => ({ ids: [unknownId] }),
  messageRestore: () => ({ ids: [unknownId] }),
  notificationSettingsEdit: () => ({ sms: [], email: [] }),
  articlePage: () => ({ ...firstPage, query: { articleType: 'news' } }),
  articleDetail: ({ articleId }) => (articleId ? { id: articleId, articleType: 'news' } : null),
  attachmentPage: () => ({ ...firstPage, query: {} }),
  attachmentDownload: ({ attachmentId }) => (attachmentId ? { id: attachmentId } : null),
  articleEditPage: () => ({ ...firstPage, query: {} }),
  articleEditDetail: () => ({ id: unknownId }),
  articleEdit: () => ({
    id: unknownId,
    revision: 0,
    articleType: 'news',
    categoryId: null,
    title: '接口检查',
    summary: '',
    source: '',
    content: '接口检查',
  }),
  articlePreview: () => ({ content: '<p>接口检查</p>' }),
  articlePublish: () => ({ id: unknownId, revision: 0, published: false }),
  articlePin: () => ({ id: unknownId, revision: 0, pinned: true }),
  articleCover: () => ({ id: unknownId, revision: 0, image: null }),
  articleRemove: () => ({ id: unknownId, revision: 0 }),
  attachmentAdd: () => ({ articleId: unknownId, name: 'check.pdf', category: 'other', content: 'JVBERi0=' }),
  attachmentRemove: () => ({ id: unknownId }),
  contactSend: ({ lacksCaptcha }) =>
    lacksCaptcha
      ? null
      : { contactId: unknownId, name: '接口检查', replyTo: phone, text: '接口检查', captcha },
  contactMessages: () => ({ ...firstPage, query: {} }),
  contactHandle: () => ({ id: unknownId, handled: true }),
  contactFollow: () => ({ reference: 'LY0000000000', replyTo: phone }),
  contactAnswer: () => ({ id: unknownId, answer: '接口检查' }),
  searchAll: () => ({ ...firstPage, query: { keyword: '移植' } }),
  auditPage: () => ({ ...firstPage, query: {} }),
  errorReport: () => ({ number: 'check-platform', page: '/', message: '接口检查', stack: '' }),
  projectPage: () => ({ ...firstPage, query: {} }),
  projectFacets: () => ({ query: {} }),
  projectDetail: ({ projectId }) => (projectId ? { id: projectId } : null),
  hospitalPage: () => ({ ...firstPage, query: {} }),
  hospitalDetail: ({ hospitalId }) => (hospitalId ? { id: hospitalId } : null),
  teacherDetail: ({ teacherId }) => (teacherId ? { id: teacherId } : null),
  favouritePage: () => ({ ...firstPage, query: {} }),
  favouriteSave: () => ({ kind: 'project', id: unknownId, kept: true }),
  enrol: () => ({ projectId: unknownId }),
  enrolmentLeave: () => ({ projectId: unknownId }),
  enrolmentMine: () => ({ ...firstPage, query: {} }),
  waitlistSet: () => ({ projectId: unknownId, waits: true }),
  documentUpload: () => ({ projectId: unknownId, code: 'letter', name: 'check.pdf', content: 'JVBERi0=' }),
  documentRemove: () => ({ projectId: unknownId, code: 'letter' }),
  documentOpen: () => ({ projectId: unknownId, code: 'letter' }),
  documentDownload: () => ({ id: unknownId }),
  enrolmentReviewPage: () => ({ ...firstPage, query: {} }),
  enrolmentReview: () => ({ id: unknownId, state: 'review', reason: null }),
  studyOpen: () => ({ projectId: unknownId }),
  lessonMedia: () => ({ lessonId: unknownId }),
  progressReport: () => ({ reports: [{ id: 'check', lessonId: unknownId, ranges: [], position: 0 }] }),
  noteList: () => ({ lessonId: unknownId }),
  noteSave: () => ({ lessonId: unknownId, seconds: 1, text: '接口检查' }),
  noteRemove: () => ({ id: unknownId }),
  quizStatus: () => ({ lessonId: unknownId }),
  quizStart: () => ({ lessonId: unknownId }),
  quizSave: () => ({ attemptId: unknownId, questionId: unknownId, options: [] }),
  quizSubmit: () => ({ attemptId: unknownId }),
  quizReview: () => ({ attemptId: unknownId }),
  creditPage: () => ({ ...firstPage, query: {} }),
  certificateIssue: () => ({ projectId: unknownId }),
  certificateVerify: () => ({ number: 'TC0000' }),
  certificatePage: () => ({ ...firstPage, query: {} }),
  certificateRevoke: () => ({ number: 'TC0000', reason: '接口检查' }),
};

/** The error that a call is expected to respond with, if any: it needs a role, or would change data if it succeeded. */
export function expectedErrorOf(name: CallName): ErrorCode | undefined {
  const { role }: Call = calls[name];
  // The check signs in as a user who is no operator.
  return role === 'admin' ? 'A0403' : expectedErrors[name];
}

const expectedErrors: Readonly<Partial<Record<CallName, ErrorCode>>> = {
  sendLoginCode: 'A0221',
  sendRegisterCode: 'A0221',
  sendResetCode: 'A0221',
  sendChangePhoneCode: 'A0221',
  loginByCode: 'A0220',
  register: 'A0220',
  passwordReset: 'A0220',
  avatarEdit: 'A0250',
  idNumberEdit: 'A0400',
  passwordEdit: 'A0240',
  phoneEdit: 'A0220',
  emailCodeSend: 'A0409',
  emailConfirm: 'A0220',
  accountClose: 'A0210',
  messageRead: 'A0404',
  contactSend: 'A0221',
  contactFollow: 'A0404',
  favouriteSave: 'A0404',
  enrol: 'A0404',
  enrolmentLeave: 'A0404',
  waitlistSet: 'A0404',
  documentUpload: 'A0404',
  documentRemove: 'A0404',
  documentOpen: 'A0404',
  studyOpen: 'A0404',
  lessonMedia: 'A0404',
  noteSave: 'A0404',
  quizStatus: 'A0404',
  quizStart: 'A0404',
  quizSave: 'A0404',
  quizSubmit: 'A0404',
  quizReview: 'A0404',
  certificateIssue: 'A0404',
  certificateVerify: 'A0511',
};

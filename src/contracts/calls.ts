import type { CallNeed } from './call';
import {
  loginByCode,
  passwordError,
  passwordErrorRemove,
  passwordErrorSave,
  passwordReset,
  register,
} from './account';
import { accountClose, accountExport, passwordEdit, phoneEdit, signOutOthers } from './account-security';
import { loginRecords } from './login-records';
import { articleDetail, articlePage } from './article';
import {
  articleCover,
  articleEdit,
  articleEditDetail,
  articleEditPage,
  articlePin,
  articlePreview,
  articlePublish,
  articleRemove,
  attachmentAdd,
  attachmentRemove,
} from './article-edit';
import { attachmentDownload, attachmentPage } from './attachment';
import { auditPage } from './audit';
import { bannerList } from './banner';
import { captchaChallenge } from './captcha';
import { categoryTree } from './category';
import {
  certificateIssue,
  certificateMine,
  certificatePage,
  certificateRevoke,
  certificateVerify,
} from './certificate';
import { contactAnswer, contactHandle, contactMessages } from './contact-handling';
import { contactFollow, contactSend } from './contact-message';
import { contactList } from './contact';
import { creditPage, creditSummary } from './credit';
import { dictData } from './dictionary';
import { enrol, enrolmentLeave, enrolmentMine } from './enrolment';
import { documentDownload, documentOpen, documentRemove, documentUpload } from './enrolment-document';
import { enrolmentReview, enrolmentReviewPage } from './enrolment-review';
import { errorReport } from './error-report';
import { favouriteList, favouritePage, favouriteSave } from './favourite';
import { emailCodeSend, emailConfirm } from './email-confirmation';
import { friendLinkList } from './friend-link';
import { helpList } from './help';
import { hospitalDetail, hospitalMap, hospitalPage } from './hospital';
import { menuTree } from './menu';
import {
  messagePage,
  messageRead,
  messageRemove,
  messageRestore,
  messageUnread,
  messageUnreadCount,
} from './message';
import { notificationSettings, notificationSettingsEdit } from './notification';
import { avatarEdit, idNumberEdit, profileEdit } from './profile-edit';
import { profile } from './profile';
import { projectDetail, projectFacets, projectPage } from './project';
import { quizReview, quizSave, quizStart, quizStatus, quizSubmit } from './quiz';
import { routeList } from './route';
import { searchAll } from './search';
import { login, logout, passwordTime, userInfo } from './session';
import { sendChangePhoneCode, sendLoginCode, sendRegisterCode, sendResetCode } from './sms';
import { statistics } from './statistics';
import { lessonMedia, progressReport, studyOpen } from './study';
import { noteList, noteRemove, noteSave } from './study-note';
import { teacherDetail } from './teacher';
import { waitlistMine, waitlistSet } from './waitlist';

/** Every declared call by name; platform, OpenAPI document and checks iterate over it. */
export const calls = {
  login,
  userInfo,
  logout,
  captchaChallenge,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  sendChangePhoneCode,
  loginByCode,
  register,
  passwordReset,
  passwordErrorSave,
  passwordError,
  passwordErrorRemove,
  passwordTime,
  profile,
  profileEdit,
  avatarEdit,
  idNumberEdit,
  passwordEdit,
  phoneEdit,
  emailCodeSend,
  emailConfirm,
  loginRecords,
  signOutOthers,
  accountExport,
  accountClose,
  dictData,
  menuTree,
  routeList,
  messageUnreadCount,
  messagePage,
  messageRead,
  messageUnread,
  messageRemove,
  messageRestore,
  notificationSettings,
  notificationSettingsEdit,
  categoryTree,
  articlePage,
  articleDetail,
  attachmentPage,
  attachmentDownload,
  articleEditPage,
  articlePreview,
  articleEditDetail,
  articleEdit,
  articlePublish,
  articlePin,
  articleCover,
  articleRemove,
  attachmentAdd,
  attachmentRemove,
  bannerList,
  friendLinkList,
  helpList,
  contactList,
  contactSend,
  contactFollow,
  contactAnswer,
  contactMessages,
  contactHandle,
  auditPage,
  statistics,
  errorReport,
  searchAll,
  projectPage,
  projectFacets,
  projectDetail,
  hospitalPage,
  hospitalMap,
  hospitalDetail,
  teacherDetail,
  favouriteList,
  favouritePage,
  favouriteSave,
  enrol,
  enrolmentLeave,
  enrolmentMine,
  waitlistMine,
  waitlistSet,
  documentUpload,
  documentRemove,
  documentOpen,
  documentDownload,
  enrolmentReviewPage,
  enrolmentReview,
  studyOpen,
  lessonMedia,
  progressReport,
  noteList,
  noteSave,
  noteRemove,
  quizStatus,
  quizStart,
  quizSave,
  quizSubmit,
  quizReview,
  creditPage,
  creditSummary,
  certificateMine,
  certificateIssue,
  certificateVerify,
  certificatePage,
  certificateRevoke,
} as const;

export type CallName = keyof typeof calls;

/** The calls of a capability, or those that every platform has, or that no screen needs. */
export function callNamesOf(need: CallNeed): CallName[] {
  return (Object.keys(calls) as CallName[]).filter((name) => calls[name].capability === need);
}

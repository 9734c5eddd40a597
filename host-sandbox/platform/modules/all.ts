import type { FastifyInstance } from 'fastify';
import { registerAccount } from './account/account';
import { registerArticle } from './article/article';
import { registerArticleEdit } from './article-edit/article-edit';
import { registerAttachment } from './attachment/attachment';
import { registerAudit } from './audit/audit';
import { registerBanner } from './banner/banner';
import { registerCaptcha } from './captcha/captcha';
import { registerCategory } from './category/category';
import { registerCertificate } from './certificate/certificate';
import { registerContact } from './contact/contact';
import { registerCredit } from './credit/credit';
import { registerDictionary } from './dictionary/dictionary';
import { registerEnrolment } from './enrolment/enrolment';
import { registerErrorReport } from './error-report/error-report';
import { registerFavourite } from './favourite/favourite';
import { registerFriendLink } from './friend-link/friend-link';
import { registerHelp } from './help/help';
import { registerHospital } from './hospital/hospital';
import { registerMenu } from './menu/menu';
import { registerMessage } from './message/message';
import { registerNotification } from './notification/notification';
import { registerProfile } from './profile/profile';
import { registerProject } from './project/project';
import { registerQuiz } from './quiz/quiz';
import { registerRoute } from './route/route';
import { registerSearch } from './search/search';
import { registerSession } from './session/session';
import { registerSms } from './sms/sms';
import { registerStatistics } from './statistics/statistics';
import { registerNotes } from './study/notes';
import { registerStudy } from './study/study';
import { registerTeacher } from './teacher/teacher';

/** Every module of the platform; to remove one, delete its line and its folder. */
export const modules = {
  session: registerSession,
  captcha: registerCaptcha,
  sms: registerSms,
  account: registerAccount,
  profile: registerProfile,
  dictionary: registerDictionary,
  menu: registerMenu,
  route: registerRoute,
  message: registerMessage,
  notification: registerNotification,
  category: registerCategory,
  article: registerArticle,
  articleEdit: registerArticleEdit,
  attachment: registerAttachment,
  banner: registerBanner,
  friendLink: registerFriendLink,
  help: registerHelp,
  contact: registerContact,
  audit: registerAudit,
  statistics: registerStatistics,
  errorReport: registerErrorReport,
  search: registerSearch,
  project: registerProject,
  hospital: registerHospital,
  teacher: registerTeacher,
  favourite: registerFavourite,
  enrolment: registerEnrolment,
  study: registerStudy,
  notes: registerNotes,
  quiz: registerQuiz,
  credit: registerCredit,
  certificate: registerCertificate,
} as const satisfies Record<string, (app: FastifyInstance) => void>;

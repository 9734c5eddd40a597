import type { CallName } from './calls';

interface CapabilityDeclaration {
  /** The screens that need it, in Chinese and English. */
  readonly screens: readonly [chinese: string, english: string];
  /** The calls behind them; a platform may lack all of them together. */
  readonly calls: readonly CallName[];
  /** Patterns of the pages that do not exist without it. */
  readonly pages: readonly string[];
  /** It makes no sense without this one. */
  readonly requires?: 'courses';
}

/**
 * What a platform may lack. The specification lists none of these calls; the setting `without` turns the screens off that
 * need them.
 */
export const capabilities = {
  courses: {
    screens: ['培训项目、报名、学习、测验、我的培训', 'courses, enrolment, study, quizzes, my training'],
    calls: [
      ...(['projectPage', 'projectDetail', 'enrol', 'enrolmentLeave', 'enrolmentMine'] as const),
      ...(['studyOpen', 'lessonMedia', 'progressReport'] as const),
      ...(['quizStatus', 'quizStart', 'quizSave', 'quizSubmit', 'quizReview'] as const),
    ],
    pages: ['/project', '/project/:id', '/study/:id', '/uc/overview', '/uc/myProject'],
  },
  courseCounts: {
    screens: ['培训筛选项旁的数量', 'the numbers beside the filters of the courses'],
    calls: ['projectFacets'],
    pages: [],
    requires: 'courses',
  },
  waitlist: {
    screens: ['候补报名、开放提醒', 'waiting for a seat, reminders of an enrolment that opens'],
    calls: ['waitlistMine', 'waitlistSet'],
    pages: [],
    requires: 'courses',
  },
  notes: {
    screens: ['视频笔记', 'notes in videos'],
    calls: ['noteList', 'noteSave', 'noteRemove'],
    pages: [],
    requires: 'courses',
  },
  credits: {
    screens: ['我的学分', 'my credits'],
    calls: ['creditPage', 'creditSummary'],
    pages: ['/uc/myCredit'],
    requires: 'courses',
  },
  certificates: {
    screens: ['我的证书、证书查验', 'my certificates, verifying certificates'],
    calls: ['certificateMine', 'certificateIssue', 'certificateVerify'],
    pages: ['/uc/myCert', '/verify', '/verify/:number'],
    requires: 'courses',
  },
  hospitals: {
    screens: ['培训基地', 'training bases'],
    calls: ['hospitalPage', 'hospitalMap', 'hospitalDetail'],
    pages: ['/hospital', '/hospital/:id'],
  },
  messages: {
    screens: ['站内消息', 'site messages'],
    calls: ['messageUnreadCount', 'messagePage', 'messageRead', 'messageRemove', 'messageRestore'],
    pages: ['/sys-message'],
  },
  search: { screens: ['全站搜索', 'search'], calls: ['searchAll'], pages: ['/search'] },
  contact: {
    screens: ['联系我们', 'contact'],
    calls: ['contactList', 'contactSend'],
    pages: ['/contactus/:id'],
  },
  profile: {
    screens: ['个人信息、账号安全', 'personal information, account security'],
    calls: [
      ...([
        'profile',
        'profileEdit',
        'avatarEdit',
        'idNumberEdit',
        'passwordEdit',
        'sendChangePhoneCode',
        'phoneEdit',
      ] as const),
      ...(['loginRecords', 'signOutOthers', 'accountExport', 'accountClose'] as const),
    ],
    pages: ['/uc/userInfo'],
  },
  smsCodes: {
    screens: ['登录与注册各自的短信验证码', 'SMS codes of their own for login and registration'],
    calls: ['sendLoginCode', 'sendRegisterCode'],
    pages: [],
  },
  errorReports: {
    screens: ['按错误编号查找浏览器中的错误', 'errors of browsers, found by their error number'],
    calls: ['errorReport'],
    pages: [],
  },
  statistics: { screens: ['首页的数字', 'the numbers of the home page'], calls: ['statistics'], pages: [] },
} as const satisfies Readonly<Record<string, CapabilityDeclaration>>;

export type Capability = keyof typeof capabilities;
export const capabilityNames = Object.keys(capabilities) as [Capability, ...Capability[]];

/** The calls that the specification lists; every platform has them. */
export const specifiedCalls = [
  ...(['login', 'userInfo', 'logout', 'register', 'passwordTime', 'sendResetCode', 'passwordReset'] as const),
  ...(['passwordErrorSave', 'passwordError', 'passwordErrorRemove', 'loginByCode'] as const),
  ...(['dictData', 'menuTree', 'categoryTree', 'articlePage', 'articleDetail'] as const),
  ...(['attachmentPage', 'attachmentDownload', 'bannerList', 'friendLinkList'] as const),
] as const satisfies readonly CallName[];

/**
 * The calls that no screen of the portal needs: it does without a captcha, routes and the undo of “mark all as read”, and a
 * host has the operators.
 */
export const optionalCalls = [
  ...(['captchaChallenge', 'routeList', 'messageUnread'] as const),
  ...(['articleEditPage', 'articleEditDetail', 'articleEdit', 'articlePreview', 'articlePublish'] as const),
  ...(['articleRemove', 'attachmentAdd', 'attachmentRemove', 'contactMessages', 'contactHandle'] as const),
  ...([
    'auditPage',
    'enrolmentReviewPage',
    'enrolmentReview',
    'certificatePage',
    'certificateRevoke',
  ] as const),
] as const satisfies readonly CallName[];

/** The capabilities that are there when these are turned off; one that requires another is turned off with it. */
export function remainingCapabilities(without: readonly Capability[]): ReadonlySet<Capability> {
  return new Set(
    capabilityNames.filter((name) => {
      const { requires }: CapabilityDeclaration = capabilities[name];
      return !without.includes(name) && (requires === undefined || !without.includes(requires));
    }),
  );
}

import type { CallName } from './calls';
import type { Capability } from './capabilities';

interface CapabilityCalls {
  /** The screens that need the capability, in Chinese and English. */
  readonly screens: readonly [chinese: string, english: string];
  /** The calls behind them; a platform may lack all of them together. The specification lists none of them. */
  readonly calls: readonly CallName[];
}

export const capabilityCalls = {
  courses: {
    screens: ['培训项目、报名、学习、测验、我的培训', 'courses, enrolment, study, quizzes, my training'],
    calls: [
      ...(['projectPage', 'projectDetail', 'enrol', 'enrolmentLeave', 'enrolmentMine'] as const),
      ...(['studyOpen', 'lessonMedia', 'progressReport'] as const),
      ...(['quizStatus', 'quizStart', 'quizSave', 'quizSubmit', 'quizReview'] as const),
    ],
  },
  courseCounts: {
    screens: ['培训筛选项旁的数量', 'the numbers beside the filters of the courses'],
    calls: ['projectFacets'],
  },
  waitlist: {
    screens: ['候补报名、开放提醒', 'waiting for a seat, reminders of an enrolment that opens'],
    calls: ['waitlistMine', 'waitlistSet'],
  },
  documents: {
    screens: ['报名材料', 'documents that an enrolment asks for'],
    calls: ['documentUpload', 'documentRemove', 'documentOpen'],
  },
  notes: { screens: ['视频笔记', 'notes in videos'], calls: ['noteList', 'noteSave', 'noteRemove'] },
  credits: { screens: ['我的学分', 'my credits'], calls: ['creditPage', 'creditSummary'] },
  certificates: {
    screens: ['我的证书、证书查验', 'my certificates, verifying certificates'],
    calls: ['certificateMine', 'certificateIssue', 'certificateVerify'],
  },
  hospitals: {
    screens: ['培训基地', 'training bases'],
    calls: ['hospitalPage', 'hospitalMap', 'hospitalDetail'],
  },
  teachers: { screens: ['授课教师页面', 'pages of teachers'], calls: ['teacherDetail'] },
  favourites: {
    screens: ['收藏培训项目与培训基地、我的收藏', 'favourite courses and bases, my favourites'],
    calls: ['favouriteList', 'favouritePage', 'favouriteSave'],
  },
  messages: {
    screens: ['站内消息', 'site messages'],
    calls: ['messageUnreadCount', 'messagePage', 'messageRead', 'messageRemove', 'messageRestore'],
  },
  notifications: {
    screens: ['短信与邮件通知设置', 'the choice of messages that come by SMS and e-mail'],
    calls: ['notificationSettings', 'notificationSettingsEdit'],
  },
  search: { screens: ['全站搜索', 'search'], calls: ['searchAll'] },
  help: { screens: ['帮助中心', 'the help centre'], calls: ['helpList'] },
  contact: { screens: ['联系我们', 'contact'], calls: ['contactList', 'contactSend'] },
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
  },
  emailConfirmation: {
    screens: ['确认邮箱', 'confirming the e-mail address'],
    calls: ['emailCodeSend', 'emailConfirm'],
  },
  smsCodes: {
    screens: ['登录与注册各自的短信验证码', 'SMS codes of their own for login and registration'],
    calls: ['sendLoginCode', 'sendRegisterCode'],
  },
  errorReports: {
    screens: ['按错误编号查找浏览器中的错误', 'errors of browsers, found by their error number'],
    calls: ['errorReport'],
  },
  statistics: { screens: ['首页的数字', 'the numbers of the home page'], calls: ['statistics'] },
} as const satisfies Readonly<Record<Capability, CapabilityCalls>>;

/** The calls that the specification lists; every platform has them. */
export const specifiedCalls = [
  ...(['login', 'userInfo', 'logout', 'register', 'passwordTime', 'sendResetCode', 'passwordReset'] as const),
  ...(['passwordErrorSave', 'passwordError', 'passwordErrorRemove', 'loginByCode'] as const),
  ...(['dictData', 'menuTree', 'categoryTree', 'articlePage', 'articleDetail'] as const),
  ...(['attachmentPage', 'attachmentDownload', 'bannerList', 'friendLinkList'] as const),
] as const satisfies readonly CallName[];

/**
 * The calls that no screen of the portal needs: it works without a captcha, routes and the undo of “mark all as read”,
 * and a host has its own screens for operators.
 */
export const optionalCalls = [
  ...(['captchaChallenge', 'routeList', 'messageUnread'] as const),
  ...(['articleEditPage', 'articleEditDetail', 'articleEdit', 'articlePreview', 'articlePublish'] as const),
  ...(['articlePin', 'articleCover', 'articleRemove', 'attachmentAdd', 'attachmentRemove'] as const),
  ...(['contactMessages', 'contactHandle'] as const),
  ...([
    'auditPage',
    'enrolmentReviewPage',
    'enrolmentReview',
    'documentDownload',
    'certificatePage',
    'certificateRevoke',
  ] as const),
] as const satisfies readonly CallName[];

import type { Capability } from '@/contracts/capabilities';
import type { Bilingual } from './fault';

/** The screens that need a capability, for the report of a platform that lacks its calls. */
export const capabilityScreens: Readonly<Record<Capability, Bilingual>> = {
  courses: ['培训项目、报名、学习、测验、我的培训', 'courses, enrolment, study, quizzes, my training'],
  courseCounts: ['培训筛选项旁的数量', 'the numbers beside the filters of the courses'],
  waitlist: ['候补报名、开放提醒', 'waiting for a seat, reminders of an enrolment that opens'],
  documents: ['报名材料', 'documents that an enrolment asks for'],
  notes: ['视频笔记', 'notes in videos'],
  credits: ['我的学分', 'my credits'],
  certificates: ['我的证书、证书查验', 'my certificates, verifying certificates'],
  hospitals: ['培训基地', 'training bases'],
  teachers: ['授课教师页面', 'pages of teachers'],
  favourites: ['收藏培训项目与培训基地、我的收藏', 'favourite courses and bases, my favourites'],
  messages: ['站内消息', 'site messages'],
  notifications: ['短信与邮件通知设置', 'the choice of messages that come by SMS and e-mail'],
  search: ['全站搜索', 'search'],
  help: ['帮助中心', 'the help centre'],
  contact: ['联系我们', 'contact'],
  profile: ['个人信息、账号安全', 'personal information, account security'],
  emailConfirmation: ['确认邮箱', 'confirming the e-mail address'],
  smsCodes: ['登录与注册各自的短信验证码', 'SMS codes of their own for login and registration'],
  errorReports: ['按错误编号查找浏览器中的错误', 'errors of browsers, found by their error number'],
  statistics: ['首页的数字', 'the numbers of the home page'],
};

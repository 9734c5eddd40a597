import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('login', {
  title: paths.login.title,
  lead: ['使用平台账号登录，继续您的学习。', 'Sign in with your platform account to continue learning.'],
  why: ['登录后可以', 'Once signed in you can'],
  loginBenefit1: [
    '从上次的位置继续学习，进度自动保存',
    'continue where you stopped; progress is saved as you go',
  ],
  loginBenefit2: ['在线报名，随时查看审核进度', 'enrol online and follow the decision'],
  loginBenefit3: [
    '查看学分，下载可查验的证书',
    'see your credits and download certificates that can be verified',
  ],
  projectWanted: ['您要查看的培训项目', 'The course you are opening'],
  projectBenefit1: ['查看完整大纲、师资和考核方式', 'see the whole outline, the teachers and the assessment'],
  projectBenefit2: ['在线报名，随时查看审核进度', 'enrol online and follow the decision'],
  projectBenefit3: [
    '学习课程，取得学分和可查验的证书',
    'study, and earn credits and a certificate that can be verified',
  ],
  projectList: ['查看全部培训项目', 'View all courses'],
  hospitalWanted: ['您要查看的培训基地', 'The training hospital you are opening'],
  hospitalBenefit1: [
    '查看基地介绍、图片和联系方式',
    'read about the training hospital, with pictures and contact details',
  ],
  hospitalBenefit2: ['查看该基地正在开设的培训项目', 'see the courses it offers'],
  hospitalBenefit3: ['向基地报名，跟踪审核进度', 'enrol there and follow the decision'],
  hospitalList: ['查看全部培训基地', 'View all training hospitals'],
  newsWanted: ['您要查看的新闻', 'The news you are opening'],
  newsBenefit1: ['阅读全文，查看图片', 'read the whole text, with its pictures'],
  newsBenefit2: ['下载附件', 'download its files'],
  newsBenefit3: ['浏览上一篇、下一篇和分类', 'go on to the previous and next news, and by category'],
  newsList: ['查看新闻列表', 'View the list of news'],
  noticeWanted: ['您要查看的通知公告', 'The notices you are opening'],
  noticeBenefit1: ['阅读通知全文', 'read notices in full'],
  noticeBenefit2: ['下载报名表等附件', 'download forms and other files'],
  noticeBenefit3: ['在站内消息里收到与您有关的提醒', 'get messages about what concerns you'],
  noticeList: ['返回首页', 'Back to the home page'],
});

import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('login', {
  title,
  lead: '使用平台账号登录，继续您的学习。',
  why: '登录后可以',
  projectWanted: '您要看的培训项目',
  projectGain1: '查看完整大纲、师资和考核方式',
  projectGain2: '在线报名，随时看审核进度',
  projectGain3: '学习课程，取得学分和可查验的证书',
  projectList: '先看看全部培训项目',
  hospitalWanted: '您要看的培训基地',
  hospitalGain1: '查看基地介绍、图片和联系方式',
  hospitalGain2: '看到它正在开设的培训项目',
  hospitalGain3: '向基地报名，跟踪审核进度',
  hospitalList: '先看看全部培训基地',
  newsWanted: '您要看的新闻',
  newsGain1: '阅读全文，查看图片',
  newsGain2: '下载附件',
  newsGain3: '浏览上一篇、下一篇和分类',
  newsList: '先看看新闻列表',
  noticeWanted: '您要看的通知公告',
  noticeGain1: '阅读通知全文',
  noticeGain2: '下载报名表等附件',
  noticeGain3: '在站内消息里收到与您有关的提醒',
  noticeList: '先回首页看看',
});

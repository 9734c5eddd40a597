import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  menu: 'Main menu',
  submenu: 'Submenu',
  failed: 'The menu could not be loaded. Try again',
  confirmRefresh: 'This page has unsaved input, which will be lost if it is reloaded. Reload it?',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
};

/** English menu titles by their Chinese text; a title without a translation is shown in Chinese (R2.38, R10.68). */
export const menuTitles: Readonly<Record<string, string>> = {
  'menu.首页': 'Home',
  'menu.培训项目': 'Courses',
  'menu.培训基地': 'Bases',
  'menu.医院新闻': 'News',
  'menu.通知公告': 'Notices',
  'menu.分类浏览': 'Topics',
  'menu.新闻分类': 'News by category',
  'menu.通知分类': 'Notices by category',
  'menu.培训动态': 'Training',
  'menu.基地建设': 'Training bases',
  'menu.学术交流': 'Academic exchange',
  'menu.技术前沿': 'New techniques',
  'menu.人文关怀': 'Compassionate care',
  'menu.招生报名': 'Enrolment',
  'menu.考核认证': 'Examinations',
  'menu.政策文件': 'Policies',
  'menu.平台服务': 'Platform services',
  'menu.网站导航': 'Site map',
  'menu.证书查验': 'Verify',
  'menu.下载中心': 'Downloads',
  'menu.帮助中心': 'Help centre',
  'menu.联系我们': 'Contact us',
  'menu.站内消息': 'Messages',
  'menu.个人中心': 'Account',
  'menu.个人信息': 'Personal information',
  'menu.运行管理': 'Operation',
  'menu.报名审核': 'Enrolment review',
  'menu.证书管理': 'Certificates',
  'menu.内容发布': 'Publishing',
  'menu.留言处理': 'Visitors’ messages',
  'menu.操作记录': 'Audit log',
};

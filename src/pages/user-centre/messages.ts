import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('userCentre', {
  title: '个人中心',
  sections: '个人中心栏目',
  overview: '我的学习',
  userInfo: '个人信息',
  myProject: '我的培训',
  myFavourite: '我的收藏',
  myCredit: '我的学分',
  myCert: '我的证书',
});

import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('userCentre', {
  title: ['个人中心', 'My account'],
  sections: ['个人中心栏目', 'Sections of my account'],
  overview: ['我的学习', 'My learning'],
  userInfo: ['个人信息', 'Personal information'],
  myProject: ['我的培训', 'My training'],
  myFavourite: ['我的收藏', 'My favourites'],
  myCredit: ['我的学分', 'My credits'],
  myCert: ['我的证书', 'My certificates'],
});

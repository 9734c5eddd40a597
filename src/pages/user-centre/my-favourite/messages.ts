import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('myFavourite', {
  kind: '类型',
  all: '全部',
  project: '培训项目',
  hospital: '培训基地',
  keptOn: '收藏于 {day}',
  empty: '您还没有收藏',
  emptyText: '在培训项目和培训基地上点“收藏”，就会出现在这里，换一台电脑登录也能找到。',
  browse: '浏览培训项目',
  noMatch: '没有收藏这一类内容',
  showAll: '查看全部收藏',
});

import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('myFavourite', {
  kind: ['类型', 'Type'],
  all: ['全部', 'All'],
  project: ['培训项目', 'Courses'],
  hospital: ['培训基地', 'Training hospitals'],
  keptOn: ['收藏于 {day}', 'Added on {day}'],
  empty: ['您还没有收藏', 'You have no favourites yet'],
  emptyText: [
    '在培训项目和培训基地上选择“收藏”，就会显示在这里，在其他设备登录后也能查看。',
    'Press “Favourite” on a course or a training hospital, and it appears here, on any device where you sign in.',
  ],
  browse: ['浏览培训项目', 'Browse courses'],
  noMatch: ['没有收藏这一类内容', 'No favourite of this type'],
  showAll: ['查看全部收藏', 'Show all favourites'],
});

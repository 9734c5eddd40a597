import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('home', {
  title: '首页',
  carousel: '焦点推荐',
  slide: '第 {number} 项，共 {total} 项',
  show: '查看第 {number} 项：{title}',
  more: '了解详情',
  pause: '暂停轮播',
  play: '继续轮播',
});

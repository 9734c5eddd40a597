import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('myTraining', {
  title: '我的培训',
  all: '全部培训',
  none: '您还没有正在进行的培训。',
  find: '浏览培训项目',
  goOn: '继续学习',
  look: '查看',
  until: '培训中，{day} 结束',
  from: '{day} 开课',
  waits: '报名待审核',
});

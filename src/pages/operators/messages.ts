import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('operators', {
  title: paths.operators.title,
  lead: ['等待处理的事项，以及各个运行管理页面。', 'What is waiting, and the pages of the operators.'],
  enrolments: [
    '核对报名者的资格与材料，通过或退回报名。',
    'Check qualifications and documents, then approve or refuse an enrolment.',
  ],
  messages: ['阅读联系页收到的留言并答复。', 'Read and answer what was sent from the contact page.'],
  articles: ['撰写、发布和撤回新闻与通知。', 'Write, publish and withdraw news and notices.'],
  certificates: ['查找已颁发的证书，撤销有误的证书。', 'Find issued certificates, and revoke wrong ones.'],
  audit: ['查看管理员做过的操作。', 'See what administrators have done.'],
  nothingWaiting: ['没有待处理', 'Nothing waiting'],
  waiting: ['{total, number}{more} 条待处理', '{total, number}{more} waiting'],
  loading: ['正在加载待处理的数量', 'Loading the number of waiting items'],
  none: ['平台没有给出运行管理页面的地址', 'The platform names no address of the operators’ pages'],
});

import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('routing', {
  badRoutes: ['路由格式返回有误！', 'The routes were returned in the wrong format!'],
});

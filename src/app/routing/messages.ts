import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('routing', {
  badRoutes: '路由格式返回有误！',
});

import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('person-fields', {
  realName: '真实姓名',
  realNameHint: '证书上将使用这个姓名',
  realNameRequired: '请输入真实姓名',
  hospital: '所在医院',
  hospitalRequired: '请输入所在医院',
});

import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('idNumber', {
  idNumber: '身份证号',
  none: '未填写',
  note: '选填。加密保存，只以打码形式显示，可随时删除。',
  give: '填写',
  giveName: '填写身份证号',
  replace: '更换',
  replaceName: '更换身份证号',
  takeBack: '删除',
  takeBackName: '删除身份证号',
  giveTitle: '填写身份证号',
  reason:
    '身份证号属于敏感个人信息，仅用于颁发证书时核对持证人身份。平台加密保存，页面上只显示打码后的号码；不填写不影响学习，填写后也可以随时删除。',
  required: '请输入身份证号',
  consent: '我单独同意平台为上述目的处理我的身份证号',
  consentRequired: '请先单独同意处理身份证号',
  save: '保存',
  given: '身份证号已保存',
  takeBackTitle: '删除身份证号？',
  takeBackText: '删除后平台不再保存您的身份证号，之前的同意也随之撤回。以后需要时可以重新填写。',
  takenBack: '身份证号已删除',
});

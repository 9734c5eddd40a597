import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('profile', {
  title: '基本资料',
  lead: '报名、学习记录与证书会使用这些资料，请如实填写。',
  complete: '资料已完整。',
  incomplete: '资料还不完整{count, plural, =0 {。} other {，还有 # 项未填：{fields}。}}',
  comma: '、',
  toEnrol: '报名时必填',
  gender: '性别',
  unknown: '未填写',
  male: '男',
  female: '女',
  department: '科室',
  jobTitle: '职称',
  jobTitleNone: '请选择',
  jobTitlesFailed: '职称列表没有加载成功。',
  retry: '重试',
  email: '邮箱',
  save: '保存资料',
  undo: '撤销修改',
  unsaved: '有修改尚未保存',
  saved: '资料已保存',
});

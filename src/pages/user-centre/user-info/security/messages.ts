import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('safety', {
  title: '账号与安全',
  username: '用户名',
  registeredAt: '注册于 {day}',
  phone: '手机号',
  phoneNote: '用于短信登录和找回密码。',
  noPhone: '未填写',
  replace: '更换',
  changePhone: '更换手机号',
  changePhoneText:
    '请输入当前密码和新的手机号，我们会向新手机号发送验证码。更换后，原手机号会收到一条提醒短信。',
  phoneChanged: '手机号已更换',
  password: '登录密码',
  passwordChangedAt: '上次修改于 {day}',
  change: '修改',
  changePassword: '修改密码',
  changePasswordText: '修改后，其他设备上的登录会随之退出，这台设备不受影响。',
  oldPassword: '当前密码',
  passwordChanged: '密码已修改',
  othersEnded: '其他设备上的登录已退出。',
  others: '其他设备',
  othersText: '在别处登录后忘记退出，或发现可疑的登录记录时，可以退出其他所有设备。',
  signOut: '全部退出',
  signOutOthers: '全部退出其他设备上的登录',
  ended: '已退出其他 {count} 处登录',
  noneEnded: '没有其他设备处于登录状态',
});

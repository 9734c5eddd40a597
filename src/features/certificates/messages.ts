import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('certificates', {
  unearned: '尚未达成',
  ready: '可以领取',
  issued: '有效',
  revoked: '已撤销',
  expired: '已过期',
  number: '证书编号',
  holder: '持证人',
  project: '培训项目',
  hours: '学时',
  credits: '学分',
  creditsOf: '{creditClass} 类 {credits} 学分',
  completedAt: '结业日期',
  issuedAt: '颁发日期',
  expiresAt: '有效期至',
  revokedAt: '撤销日期',
  reason: '撤销原因',
});

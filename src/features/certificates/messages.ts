import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('certificates', {
  unearned: ['尚未达成', 'Not earned yet'],
  ready: ['可以领取', 'Ready to be issued'],
  issued: ['有效', 'Valid'],
  revoked: ['已撤销', 'Revoked'],
  expired: ['已过期', 'Expired'],
  number: ['证书编号', 'Certificate number'],
  holder: ['持证人', 'Holder'],
  project: ['培训项目', 'Course'],
  hours: ['学时', 'Hours'],
  credits: ['学分', 'Credits'],
  creditsOf: [
    '{creditClass} 类 {credits} 学分',
    '{credits, plural, one {# credit} other {# credits}}, Class {creditClass}',
  ],
  completedAt: ['结业日期', 'Completed on'],
  issuedAt: ['颁发日期', 'Issued on'],
  issuer: ['颁发单位', 'Issued by'],
  expiresAt: ['有效期至', 'Valid until'],
  revokedAt: ['撤销日期', 'Revoked on'],
  reason: ['撤销原因', 'Reason'],
  issue: ['领取证书', 'Get the certificate'],
  issueNamed: ['领取证书：{title}', 'Get the certificate: {title}'],
  issuedNow: ['证书已颁发', 'The certificate has been issued'],
  needsName: [
    '领取证书前，请先在个人信息中填写真实姓名。证书颁发后姓名不能更改。',
    'Fill in your real name first. It cannot be changed on the certificate afterwards.',
  ],
  toProfile: ['去填写真实姓名', 'Fill in your real name'],
  openNamed: ['查看证书：{title}', 'View the certificate: {title}'],
  loading: ['正在生成证书', 'Preparing the certificate'],
  picture: [
    '结业证书，持证人{holder}，编号 {number}，内容见下方文字',
    'Certificate of {holder}, number {number}; its text is given below',
  ],
});

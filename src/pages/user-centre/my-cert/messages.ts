import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('myCert', {
  empty: ['还没有可以领取证书的培训项目', 'You have no course to earn a certificate from yet'],
  emptyText: [
    '报名通过审核后，培训项目会显示在这里；完成全部课时与测验即可领取证书。',
    'Courses you are approved for appear here; complete all lessons and quizzes of one to get its certificate.',
  ],
  browse: ['浏览培训项目', 'Browse courses'],
  worth: [
    '{hours} 学时 · {creditClass} 类 {credits} 学分',
    '{hours, plural, one {# hour} other {# hours}} · {credits, plural, one {# credit} other {# credits}}, Class {creditClass}',
  ],
  number: ['编号 {number}', 'No. {number}'],
  missing: ['还差 {count} 项：{titles}', '{count} still to do: {titles}'],
  missingMore: ['还差 {count} 项：{titles} 等', '{count} still to do: {titles} and more'],
  study: ['去完成', 'Continue'],
  studyNamed: ['去完成：{title}', 'Continue: {title}'],
  completed: [
    '已于 {day} 完成全部学习，可以领取证书。',
    'You completed everything on {day}; the certificate can be issued.',
  ],
  valid: ['{issued} 颁发，有效期至 {expires}', 'Issued on {issued}, valid until {expires}'],
  revokedOn: ['已于 {day} 撤销。原因：{reason}', 'Revoked on {day}. Reason: {reason}'],
  expiredOn: ['已于 {day} 过期', 'Expired on {day}'],
  open: ['查看证书', 'View the certificate'],
  verifyAny: ['查验任意证书', 'Verify any certificate'],
  back: ['返回我的证书', 'Back to my certificates'],
  notFound: ['没有这张证书', 'This certificate was not found'],
  notFoundText: [
    '您名下没有这个编号的证书，可能是登录了另一个账号。',
    'None of your certificates has this number; perhaps you are signed in with another account.',
  ],
  verifyThis: ['公开查验这个编号', 'Verify this number publicly'],
  certificate: ['结业证书：{title}', 'Certificate: {title}'],
  print: ['打印或存为 PDF', 'Print or save as PDF'],
  png: ['下载 PNG 图片', 'Download as PNG'],
  noPicture: [
    '图片没有生成成功，请改用“打印或存为 PDF”',
    'The picture could not be made; use “Print or save as PDF”',
  ],
  file: ['结业证书-{number}', 'certificate-{number}'],
  details: ['证书内容', 'Certificate details'],
  revokedTitle: ['这张证书已被撤销', 'This certificate has been revoked'],
  revokedText: [
    '证书不再有效，不能打印或下载。如有疑问，请联系平台。',
    'It is no longer valid and cannot be printed or downloaded. Please contact the platform if you have questions.',
  ],
  expiredTitle: ['这张证书已过有效期', 'This certificate has expired'],
  expiredText: [
    '记录与学分仍然保留；证书不能再打印或下载。',
    'Records and credits remain; the certificate can no longer be printed or downloaded.',
  ],
});

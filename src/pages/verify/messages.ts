import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('verify', {
  title: paths.verify.title,
  resultTitle: paths.verified.title,
  lead: [
    '输入证书上的编号，即可查验该证书是否由本平台颁发、现在是否有效。查验无需登录，姓名仅部分显示。',
    'Enter the number on a certificate to see whether this platform issued it and whether it is valid now. No login is needed; the name is shown in part only.',
  ],
  number: ['证书编号', 'Certificate number'],
  hint: [
    '以 TC 开头，共 {length} 位，不区分大小写，空格可省略',
    'Begins with TC, {length, plural, one {# character} other {# characters}}; case and spaces do not matter',
  ],
  example: [
    '编号在证书左下角的二维码旁，例如 {number}',
    'The number is beside the code at the bottom left of the certificate, such as {number}',
  ],
  wrong: [
    '编号有误，请对照证书逐位核对',
    'The number is wrong; compare it with the certificate character by character',
  ],
  partial: [
    '编号还不完整，应为 TC 开头的 {length} 位',
    'The number is incomplete: TC and {length, plural, one {# character} other {# characters}} in all',
  ],
  empty: ['请输入证书编号', 'Enter the number of the certificate'],
  submit: ['查验', 'Verify'],
  again: ['查验其他编号', 'Verify another number'],
  checking: ['正在查验', 'Verifying'],
  issued: ['证书有效', 'The certificate is valid'],
  issuedText: [
    '该证书由本平台颁发，目前有效。请核对下列内容与证书是否一致。',
    'This platform issued it and it is valid now. Compare the details below with the certificate.',
  ],
  revoked: ['证书已撤销', 'The certificate has been revoked'],
  revokedText: [
    '该证书曾由本平台颁发，已于 {day} 撤销，不再有效。',
    'This platform issued it and revoked it on {day}. It is no longer valid.',
  ],
  expired: ['证书已过期', 'The certificate has expired'],
  expiredText: [
    '该证书由本平台颁发，有效期至 {day}，现已过期。',
    'This platform issued it. It was valid until {day}.',
  ],
  accountClosed: [
    '持证人账号已注销，姓名不再显示',
    'The holder closed the account; the name is no longer shown',
  ],
  checkedAt: ['查验时间：{time}', 'Verified at {time}'],
  verifyAgain: ['重新查验', 'Verify again'],
  notFound: ['没有这个编号的证书', 'There is no certificate with this number'],
  notFoundText: [
    '编号符合格式，但本平台没有颁发过这张证书。请对照证书核对；如果编号无误，该证书不是本平台颁发的。',
    'The number has the right form, but this platform never issued such a certificate. Compare it with the certificate; if it is the same, the certificate is not from this platform.',
  ],
  mistyped: ['这个编号有误', 'This number is wrong'],
  mistypedText: [
    '“{number}”不是一个完整、正确的证书编号。请对照证书逐位核对后重新输入。',
    '“{number}” is not a complete and correct certificate number. Compare it with the certificate character by character and enter it again.',
  ],
  tooMany: ['查验过于频繁', 'Too many verifications'],
  tooManyText: [
    '为防止逐个试号，同一网络在一段时间内的查验次数有限。请约 {minutes, number} 分钟后再试。',
    'To prevent guessing, only so many verifications are allowed from one network. Try again in about {minutes, plural, one {# minute} other {# minutes}}.',
  ],
  unavailable: ['暂时无法查验', 'Cannot verify at the moment'],
  unavailableText: [
    '网络不通或平台没有应答，查验没有完成。这并不表示证书无效，请稍后重试。',
    'The network is down or the platform does not answer, so nothing was verified. That does not mean the certificate is invalid; try again later.',
  ],
});

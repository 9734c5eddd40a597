import { defineMessages } from '@/shared/intl/define-messages';
import { resultTitle, title } from './title';

export const messages = defineMessages('verify', {
  title,
  resultTitle,
  lead: '输入证书上的编号，即可查验该证书是否由本平台颁发、现在是否有效。查验无需登录，姓名仅部分显示。',
  number: '证书编号',
  hint: '以 TC 开头，共 {length} 位，不区分大小写，空格可省略',
  example: '编号在证书左下角的二维码旁，例如 {number}',
  wrong: '编号有误，请对照证书逐位核对',
  partial: '编号还不完整，应为 TC 开头的 {length} 位',
  empty: '请输入证书编号',
  submit: '查验',
  checking: '正在查验',
  issued: '证书有效',
  issuedText: '该证书由本平台颁发，目前有效。请核对下列内容与证书是否一致。',
  revoked: '证书已撤销',
  revokedText: '该证书曾由本平台颁发，已于 {day} 撤销，不再有效。',
  expired: '证书已过期',
  expiredText: '该证书由本平台颁发，有效期至 {day}，现已过期。',
  accountClosed: '持证人账号已注销，姓名不再显示',
  checkedAt: '查验时间：{time}',
  verifyAgain: '重新查验',
  notFound: '没有这个编号的证书',
  notFoundText:
    '编号符合格式，但本平台没有颁发过这张证书。请对照证书核对；如果编号无误，该证书不是本平台颁发的。',
  mistyped: '这个编号有误',
  mistypedText: '“{number}”不是一个完整、正确的证书编号。请对照证书逐位核对后重新输入。',
  tooMany: '查验过于频繁',
  tooManyText: '为防止逐个试号，同一网络在一段时间内的查验次数有限。请约 {minutes, number} 分钟后再试。',
  unavailable: '暂时无法查验',
  unavailableText: '网络不通或平台没有应答，查验没有完成。这并不表示证书无效，请稍后重试。',
});

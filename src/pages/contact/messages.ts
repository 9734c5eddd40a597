import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('contact', {
  title: paths.contact.title,
  lead: [
    '可以通过电话、邮件、现场咨询或在线留言联系我们。',
    'Contact us by phone or e-mail, in person, or leave a message.',
  ],
  offices: ['部门', 'Offices'],
  signInHint: [
    '其他部门的页面登录后可以查看。不登录也可以在这里留言，需要其他部门答复的由我们转交。',
    'The pages of the other offices are available once you sign in. You can leave a message here without signing in; we will pass it on.',
  ],
  loading: ['正在加载联系方式', 'Loading contacts'],
  phones: ['电话', 'Phone'],
  phoneName: ['{name}：', '{name}: '],
  email: ['邮箱', 'E-mail'],
  address: ['地址', 'Address'],
  directions: ['交通指引', 'Getting there'],
  hours: ['服务时间', 'Hours'],
  noOffices: ['还没有公布联系方式', 'No contact details yet'],
  notFound: ['没有找到这个联系方式', 'This office was not found'],
  notFoundText: [
    '它可能已经合并或撤销。下面这些部门也可以为您服务。',
    'It may have been merged or closed. These offices can help as well.',
  ],
  formTitle: ['在线留言', 'Leave a message'],
  privacyNote: [
    '无需登录。我们只用您留下的联系方式答复这条留言，180 天后连同留言一起删除。',
    'No login is needed. What you leave is used only to answer this message and is deleted with it after 180 days.',
  ],
  formLoading: ['正在加载留言表单', 'Loading the form'],
  name: ['您的称呼', 'Your name'],
  nameRequired: ['请填写称呼', 'Please enter a name'],
  replyTo: ['手机、座机或邮箱', 'Mobile phone, landline or e-mail'],
  replyToRequired: ['请填写答复用的联系方式', 'Please tell us how to reach you'],
  text: ['留言内容', 'Message'],
  textHint: [
    '最多 1000 字。请勿填写身份证号、密码等敏感信息。',
    'Up to 1000 characters. Please leave out ID numbers, passwords and the like.',
  ],
  textRequired: ['请填写留言内容', 'Please write your message'],
  send: ['提交留言', 'Send message'],
  sending: ['正在进行安全验证…', 'Running the security check…'],
  mayBeSent: [
    '留言可能已经送达。若再次提交，请在内容中说明，我们会合并处理。',
    'The message may have arrived. If you send it again, please say so and we will merge the two.',
  ],
  captchaFailed: [
    '安全验证没有完成，请再试一次。填写的内容还在。',
    'The security check was not completed, please try again. What you wrote is still here.',
  ],
  sent: ['留言已送达', 'Your message has arrived'],
  sentText: [
    '{office}会在两个工作日内按您留下的方式答复。这个页面没有保存您填写的内容。',
    '{office} will answer within two working days. This page has stored nothing of what you wrote.',
  ],
  sentTextMember: [
    '{office}会在两个工作日内答复，答复会发到您的站内消息。这个页面没有保存您填写的内容。',
    '{office} will answer within two working days; the answer is sent to your messages. This page has stored nothing of what you wrote.',
  ],
  reference: [
    '留言编号：<strong>{reference}</strong>',
    'Number of your message: <strong>{reference}</strong>',
  ],
  referenceHint: [
    '请记下编号。凭编号和您留下的联系方式，可以在本页查询答复。',
    'Please note the number. With it and the contact that you left, you can read the answer on this page.',
  ],
  lookupTitle: ['查询答复', 'Read an answer'],
  lookupText: [
    '填写留言编号，以及留言时填写的手机、座机或邮箱。',
    'Enter the number of your message, and the phone number or e-mail address that you left with it.',
  ],
  lookupReference: ['留言编号', 'Number of the message'],
  lookupReferenceRequired: ['请填写留言编号', 'Please enter the number of your message'],
  lookupReplyTo: ['留言时的联系方式', 'Contact left with the message'],
  lookup: ['查询', 'Look up'],
  answeredAt: ['{time} 的答复：', 'Answered on {time}:'],
  handled: ['留言已处理，没有书面答复。', 'The message was handled without a written answer.'],
  waiting: ['留言于 {time} 送达，正在处理。', 'The message arrived on {time} and is being handled.'],
  writeAnother: ['再次留言', 'Leave another message'],
});

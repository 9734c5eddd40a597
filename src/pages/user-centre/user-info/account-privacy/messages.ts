import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('departure', {
  title: '数据与账号',
  data: '我的数据',
  dataText: '下载平台保存的关于您的全部数据。',
  export: '导出数据',
  exportTitle: '导出我的数据',
  exportText:
    '文件为 JSON 格式，包含资料与授权记录、登录记录和会话、站内消息、报名、学习进度、测验作答、学分和证书。默认情况下，手机号与身份证号仍是打码的。',
  full: '包含完整的手机号与身份证号（需要登录密码）',
  fileName: '{username}-培训平台数据',
  exported: '数据已导出，请妥善保管文件',
  account: '注销账号',
  accountText: '永久删除账号和个人资料，无法恢复。',
  close: '注销账号',
  closeTitle: '注销账号',
  closeText: '注销后无法恢复。请确认您了解以下后果：',
  loseData: '姓名、单位、手机号、身份证号、头像等个人资料会被删除；',
  loseEnrolments: '尚未完成的培训项目视为退出，占用的名额随即释放；',
  loseStudy: '报名、学习记录、学分和证书不再能通过这个账号查看；',
  loseName: '用户名和手机号被释放，可以被重新注册；',
  loseSessions: '所有设备上的登录立即退出。',
  sure: '我已了解后果，确定注销账号',
  sureRequired: '请先勾选确认',
  closed: '账号已注销',
  closedDetail: '您的个人资料已删除，现在以访客身份浏览。',
});

import { defineMessages } from '@/shared/intl/define-messages';

/** Default messages by HTTP status (R8.5 to R8.20), and the message for a missing network. */
export const messages = defineMessages('status', {
  requestId: '错误编号：{id}',
  0: '未知错误，可能是跨域限制或接口地址不存在',
  200: '请求成功',
  201: '新建或修改成功',
  202: '请求已进入后台排队（异步任务）',
  204: '删除成功',
  400: '请求有误',
  401: '没有权限（令牌无效、用户名或密码错误、登录已过期）',
  402: '令牌已过期',
  403: '已获得授权，但禁止访问',
  404: '访问的资源不存在',
  406: '请求的格式不可用',
  410: '资源已被永久删除',
  500: '服务器发生错误',
  502: '网关错误',
  503: '服务暂不可用，服务器过载或正在维护',
  504: '网关超时',
  contract: '平台的应答与约定不符，请稍后重试',
  offline: '网络已断开，连上后请重试刚才的操作。',
});

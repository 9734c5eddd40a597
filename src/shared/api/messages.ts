import { defineMessages } from '@/shared/intl/define-messages';

/** Default messages by HTTP status (R8.5 to R8.20), and the message for a missing network. */
export const messages = defineMessages('status', {
  requestId: ['错误编号：{id}', 'Error number: {id}'],
  0: [
    '未知错误，可能是跨域限制或接口地址不存在',
    'Unknown error, perhaps a cross-origin restriction or a missing endpoint',
  ],
  200: ['请求成功', 'The request succeeded'],
  201: ['新建或修改成功', 'Created or modified successfully'],
  202: ['请求已进入后台排队（异步任务）', 'The request has been queued as a background task'],
  204: ['删除成功', 'Deleted successfully'],
  400: ['请求有误', 'The request is not valid'],
  401: [
    '没有权限（令牌无效、用户名或密码错误、登录已过期）',
    'No permission (invalid token, wrong credentials or expired login)',
  ],
  402: ['令牌已过期', 'The token has expired'],
  403: ['已获得授权，但禁止访问', 'Authorised, but access is forbidden'],
  404: ['访问的资源不存在', 'The resource was not found'],
  406: ['请求的格式不可用', 'The format is not available'],
  410: ['资源已被永久删除', 'The resource has been permanently deleted'],
  500: ['服务器发生错误', 'The server ran into an error'],
  502: ['网关错误', 'Gateway error'],
  503: ['服务暂不可用，服务器过载或正在维护', 'The service is overloaded or under maintenance'],
  504: ['网关超时', 'Gateway timeout'],
  refused: [
    '请求没有到达平台（状态码 {status}）',
    'The request did not reach the platform (status {status})',
  ],
  redirected: [
    '请求被转到了别的地址，没有到达平台',
    'The request was led to another address and did not reach the platform',
  ],
  withAdvice: ['{text}。{advice}', '{text}. {advice}'],
  fromNetwork: ['这是所在网络的应答，不是平台的。', 'Your network sent this answer, not the platform.'],
  contract: [
    '平台的应答与约定不符，请稍后重试。',
    'The platform sent an answer of an unexpected form. Please try again later.',
  ],
  offline: ['网络已断开，连上后请重试刚才的操作。', 'There is no network. Please try again when it is back.'],
});

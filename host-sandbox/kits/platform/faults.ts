import type { Fault } from './fault';

/** Every fault of a platform that the check can name. */
export const faults = {
  'no-answer': {
    what: ['没有应答', 'no answer'],
    remedy: [
      '检查地址、网络与超时；门户等待 10 秒，请让接口在 10 秒内应答。',
      'check address and network; the portal waits ten seconds, so answer within them',
    ],
  },
  'not-json': {
    what: ['应答不是 JSON', 'the answer is not JSON'],
    remedy: [
      '所有应答（包括错误）都用 UTF-8 的 JSON；网关的错误页也要改为 JSON。',
      'answer with JSON in UTF-8, errors too, also those of a gateway',
    ],
  },
  envelope: {
    what: ['应答不是 { code, msg, data }', 'the answer is no { code, msg, data }'],
    remedy: [
      '把数据放进 data，代码放进 code，说明放进 msg。',
      'put the data into data, the code into code, and the text into msg',
    ],
  },
  'missing-field': {
    what: ['缺少字段', 'a field is missing'],
    remedy: [
      '按契约补上这个字段；没有值时按契约用 null。',
      'send the field; null where the contract allows it',
    ],
  },
  'wrong-value': {
    what: ['字段的类型或格式不对', 'a field has a wrong type or format'],
    remedy: [
      '按契约的类型发送；编号是只含数字的文字，时间是带 Z 的 ISO 8601。',
      'send the type of the contract; ids are texts of digits, times are ISO 8601 with Z',
    ],
  },
  refused: {
    what: ['应当成功，却被拒绝', 'a correct call was refused'],
    remedy: [
      '查看平台日志中的原因；输入见 host-sandbox/kits/platform/inputs.ts。登录被拒绝时检查 CHECK_USERNAME 与 CHECK_PASSWORD。',
      'see the reason in the log of the platform; the input is in host-sandbox/kits/platform/inputs.ts; for the login, check CHECK_USERNAME and CHECK_PASSWORD',
    ],
  },
  'unknown-code': {
    what: ['HTTP 200 配了一个约定之外的代码', 'HTTP 200 came with a code that the contract does not know'],
    remedy: [
      '成功的代码只有 200、0、"200" 与 "00000"；失败的代码见 src/contracts/error-codes.ts。',
      'the success codes are 200, 0, "200" and "00000"; those of errors are in src/contracts/error-codes.ts',
    ],
  },
  'no-login-path': {
    what: ['登录接口不存在', 'the login has no such path'],
    remedy: [
      '检查地址与 PRODUCT：登录在 /<PRODUCT>2/portal/oauth2/token。其余检查没有进行。',
      'check the address and PRODUCT: the login is at /<PRODUCT>2/portal/oauth2/token; nothing else was checked',
    ],
  },
  'error-with-success-code': {
    what: ['不存在的路径得到成功的代码', 'a path that does not exist is answered with a success code'],
    remedy: [
      '错误要用错误的代码，如 A0404；否则无从判断。其余检查没有进行。',
      'send a code of an error, such as A0404; nothing else can be judged, so nothing else was checked',
    ],
  },
  'success-with-error-status': {
    what: ['成功的代码配了失败的 HTTP 状态', 'a success code came with a failing HTTP status'],
    remedy: ['成功时发送 HTTP 200。', 'send HTTP 200 with success'],
  },
  'error-with-success-status': {
    what: ['失败的代码配了 HTTP 200', 'an error code came with HTTP 200'],
    remedy: [
      '发送与代码相应的 HTTP 状态（error-codes.ts），代理与监控才能看到错误。',
      'send the HTTP status of the code (error-codes.ts), so that proxies and monitors see the error',
    ],
  },
  'wrong-error': {
    what: ['拒绝时的代码或状态不对', 'the call was refused with another code or status'],
    remedy: [
      '使用契约中的错误代码；门户按代码决定说什么、去哪里。',
      'use the error code of the contract; the portal chooses its text and next page by it',
    ],
  },
  'not-refused': {
    what: ['应当拒绝，却成功了', 'a call succeeded that should be refused'],
    remedy: [
      '按契约检查输入与状态，并以相应代码拒绝；输入及其错误见 host-sandbox/kits/platform/inputs.ts。',
      'check input and state, and refuse with the code; the input and what is wrong with it are in host-sandbox/kits/platform/inputs.ts',
    ],
  },
  'bad-input-accepted': {
    what: ['接受了不合格的输入', 'bad input was accepted'],
    remedy: [
      '在平台上校验输入，以 A0400 和 HTTP 400 拒绝。',
      'validate the input on the platform; refuse with A0400 and HTTP 400',
    ],
  },
  'refused-with-effect': {
    what: ['拒绝了输入，却已改动数据', 'bad input was refused, and changed data nevertheless'],
    remedy: [
      '先校验全部输入，再写入；两者放在同一事务。',
      'validate the whole input before writing, in the same transaction',
    ],
  },
  'open-without-token': {
    what: ['没有令牌也能调用', 'the call works without a token'],
    remedy: ['要求登录，以 A0401 和 HTTP 401 拒绝。', 'require a login; refuse with A0401 and HTTP 401'],
  },
  'open-with-any-token': {
    what: ['任意令牌都能调用', 'the call works with any token'],
    remedy: ['核对令牌，以 A0401 和 HTTP 401 拒绝。', 'verify the token; refuse with A0401 and HTTP 401'],
  },
  'public-needs-token': {
    what: ['公开接口因旧令牌而拒绝', 'a public call is refused because of an old token'],
    remedy: ['公开接口忽略无效的令牌。', 'ignore an invalid token in public calls'],
  },
  'role-ignored': {
    what: ['没有角色也能调用', 'the call works without the role'],
    remedy: [
      '要求 admin 角色，以 A0403 和 HTTP 403 拒绝。',
      'require the role admin; refuse with A0403 and HTTP 403',
    ],
  },
  'no-token-field': {
    what: ['登录应答中没有令牌字段', 'the login answers without the token field'],
    remedy: [
      '在 data 中发送令牌，或在配置 tokenField 中写明字段名。',
      'send the token in data, or name its field in the setting tokenField',
    ],
  },
  'token-survives-logout': {
    what: ['退出登录后令牌仍然有效', 'the token is valid after the logout'],
    remedy: ['退出时立即作废令牌。', 'revoke the token at the logout'],
  },
  'page-size-ignored': {
    what: ['分页不理会每页条数', 'a page ignores its size'],
    remedy: [
      '每页最多发送 size 条，并原样返回 current 与 size。',
      'send at most size records, and return current and size',
    ],
  },
  'page-offset': {
    what: ['页码不是从 1 开始', 'pages are not counted from 1'],
    remedy: [
      'current 为 1 的是第一页：跳过 (current - 1) × size 条。',
      'current 1 is the first page: skip (current - 1) × size records',
    ],
  },
  'page-repeats': {
    what: ['下一页重复了上一页的内容', 'a page repeats the one before'],
    remedy: [
      '按 current 跳过前面的条目；排序要唯一，例如再按编号排。',
      'skip the records of earlier pages by current, in a unique order, such as by id at last',
    ],
  },
  'wrong-total': {
    what: ['total 不等于全部条数', 'total is not the number of all records'],
    remedy: [
      'total 是符合条件的全部条数，与页码无关。',
      'total counts all records of the filter, on every page',
    ],
  },
  'page-limit-ignored': {
    what: ['每页条数没有上限', 'the size of a page has no limit'],
    remedy: ['拒绝超过 100 的 size（A0400）。', 'refuse a size above 100 (A0400)'],
  },
  unstable: {
    what: ['相同的查询得到不同的结果', 'the same query has different results'],
    remedy: ['给列表一个固定的排序。', 'give the list a fixed order'],
  },
  'not-idempotent': {
    what: ['重复调用的结果不同', 'repeating the call has another result'],
    remedy: [
      '重复同一个写入要得到同样的应答：门户在网络中断后会重发。',
      'answer the same to a repeated write: the portal repeats it after a lost connection',
    ],
  },
  'clock-off': {
    what: ['平台的时钟偏差超过五分钟', 'the clock of the platform is off by over five minutes'],
    remedy: ['用 NTP 校准平台的时钟。', 'set the clock of the platform by NTP'],
  },
  'time-zone': {
    what: ['时间不是 UTC', 'a time is not in UTC'],
    remedy: ['先换算为 UTC，再加上 Z。', 'convert to UTC before adding the Z'],
  },
  'no-lock': {
    what: ['多次密码错误后没有锁定', 'wrong passwords lock nothing'],
    remedy: [
      '连续五次密码错误后锁定 30 分钟（A0211，HTTP 423），未知的用户名也一样。',
      'lock for 30 minutes after five wrong passwords (A0211, HTTP 423), unknown names too',
    ],
  },
  'lock-without-end': {
    what: ['锁定没有说明何时结束', 'a lock does not say when it ends'],
    remedy: ['在 data.lockedUntil 中发送结束时间。', 'send the end of the lock in data.lockedUntil'],
  },
  'names-told': {
    what: ['登录的应答泄露了用户名是否存在', 'the login tells which user names exist'],
    remedy: [
      '未知用户名与错误密码用同样的代码和说明。',
      'use one code and text for an unknown name and a wrong password',
    ],
  },
  'get-accepted': {
    what: ['接受了 GET', 'GET is accepted'],
    remedy: ['只接受 POST，其余以 405 拒绝。', 'accept POST only; refuse others with 405'],
  },
  'body-unlimited': {
    what: ['请求体没有上限', 'the body has no limit'],
    remedy: [
      '拒绝超过 256 KiB 的请求体（A0413，HTTP 413）。',
      'refuse a body above 256 KiB (A0413, HTTP 413)',
    ],
  },
  'not-cleaned': {
    what: ['检查所作的改动没有还原', 'a change of the check was not undone'],
    remedy: [
      '请人工核对这个账号的消息与收藏；恢复与取消收藏要真正生效。',
      'look through the messages and favourites of the account by hand; restoring and removing must take effect',
    ],
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

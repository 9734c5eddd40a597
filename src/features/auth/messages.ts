import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('auth', {
  home: ['返回首页', 'Back to the home page'],
  help: ['遇到问题？帮助中心', 'Need help? Help centre'],

  methods: ['登录方式', 'Ways to sign in'],
  byPassword: ['密码登录', 'Password'],
  bySms: ['短信登录', 'SMS code'],
  username: ['用户名', 'User name'],
  usernameRequired: ['用户名不能为空', 'Please enter your user name'],
  password: ['密码', 'Password'],
  passwordTooShort: ['密码不能少于6位', 'The password must have at least 6 characters'],
  passwordLengths: [
    '早期的密码可能不足8位，仍可登录；新密码须为8-20位。',
    'Older passwords may be shorter than the 8 to 20 characters of a new one.',
  ],
  submit: ['登录', 'Sign in'],
  forgotPassword: ['忘记密码', 'Forgot password?'],
  noAccount: ['还没有账号？', 'No account yet?'],
  register: ['注册新账号', 'Create an account'],
  terms: [
    '登录即表示同意<link>《服务协议》与《隐私政策》</link>',
    'By signing in you agree to the <link>service agreement and the privacy policy</link>',
  ],
  noToken: [
    '登录接口异常，未正确返回 {field}',
    'The login interface is abnormal: {field} was not returned correctly',
  ],
  earlyMorning: ['早上好，{name}', 'Good morning, {name}'],
  morning: ['上午好，{name}', 'Good morning, {name}'],
  noon: ['中午好，{name}', 'Good day, {name}'],
  afternoon: ['下午好，{name}', 'Good afternoon, {name}'],
  evening: ['晚上好，{name}', 'Good evening, {name}'],
  welcome: ['欢迎登录{site}', 'Welcome to {site}'],

  'end-rejected': ['登录已失效，请重新登录。', 'Your session has ended. Please sign in again.'],
  'end-notLoaded': [
    '没有加载到您的账号信息，请重新登录。',
    'Your account could not be loaded. Please sign in again.',
  ],
  'end-signedOut': ['您已在另一个标签页退出登录。', 'You signed out in another tab.'],
  'end-required': ['这个页面需要登录。', 'This page requires a login.'],
  'end-notReceived': [
    '登录成功，但平台没有收到您的登录凭证。',
    'You signed in, but the platform did not receive your token.',
  ],
  endReturns: ['登录后会回到刚才的页面。', 'After the login you return to the page that was open.'],
  notReceivedAdvice: [
    '所在网络可能去掉了请求头 Authorization。请换一个网络再登录，或请网络管理员放行发往 {address} 的请求，保留这个请求头。',
    'Your network may remove the header Authorization. Please sign in from another network, or ask its administrator to let requests through to {address}, with this header.',
  ],

  attemptsLeft: ['还可以再试 {count} 次。', '{count, plural, one {# attempt} other {# attempts}} left.'],
  lockedUntil: [
    '密码错误次数过多，可在 {time} 之后再试。',
    'Too many wrong passwords. You can try again after {time}.',
  ],
  resetBySms: [
    '您也可以现在<link>通过短信重置密码</link>。',
    'You can also <link>reset the password by SMS</link> now.',
  ],

  phone: ['手机号', 'Mobile number'],
  newPhone: ['新手机号', 'New mobile number'],
  phoneRequired: ['请输入手机号', 'Please enter your mobile number'],
  code: ['短信验证码', 'SMS code'],
  codeRequired: ['请输入手机验证码', 'Please enter the SMS code'],
  sendCode: ['获取验证码', 'Send code'],
  solvingCaptcha: ['安全验证中…', 'Security check…'],
  resendIn: ['{seconds} 秒后可重发', 'Resend in {seconds} s'],
  codeMayArrive: [
    '短信可能仍会送达，请稍候查看；没有收到时再重新获取。',
    'The code may still arrive. Please wait a moment before you request another.',
  ],
  captchaFailed: [
    '安全验证没有完成，验证码没有发送，请再试一次。',
    'The security check was not completed, so no code was sent. Please try again.',
  ],
  codeSent: [
    '验证码已发送，请查看短信，5 分钟内有效。没有收到时，请核对手机号。',
    'The code has been sent and is valid for 5 minutes. If it does not arrive, please check the number.',
  ],

  newPassword: ['新密码', 'New password'],
  newPasswordRequired: ['请输入密码', 'Please enter a password'],
  repeatPassword: ['再次输入密码', 'Repeat the password'],
  repeatPasswordRequired: ['请再次输入密码', 'Please repeat the password'],
  passwordsDiffer: ['两次输入的密码不一致', 'The passwords do not match'],
  passwordRules: ['密码规则', 'Password rules'],
  length: ['8-20 位字符', '8 to 20 characters'],
  noChinese: ['不含中文字符', 'No Chinese characters'],
  kinds: [
    '数字、小写字母、大写字母、特殊字符中至少三种',
    'At least three of: digits, lower-case letters, upper-case letters, special characters',
  ],
  ruleMet: ['已满足', 'met'],
  ruleNotMet: ['未满足', 'not met'],

  realName: ['真实姓名', 'Real name'],
  realNameHint: [
    '证书使用报名审核通过时的姓名，之后改名须经管理员核准',
    'Certificates show the name under which your enrolment was approved; operators approve a later change',
  ],
  realNameSaved: ['将保存为“{name}”', 'Will be saved as “{name}”'],
  realNameRequired: ['请输入真实姓名', 'Please enter your real name'],
  hospital: ['所在医院', 'Hospital'],
  hospitalHint: ['可以从培训基地中选择，也可以直接填写', 'Choose a training hospital, or type any other'],
  hospitalRequired: ['请输入所在医院', 'Please enter your hospital'],
});

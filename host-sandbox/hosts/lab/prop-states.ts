import type { HostProps } from '../../../src/contracts/host';
import { hasEvent, type LabState } from './state';

/** Every prop of the host contract; the container and the name are the host's own. */
export const propStates = {
  basePath: {
    what: "basePath: '/portal'",
    effect: '门户的地址以 #/portal/ 开头',
    props: { basePath: '/portal' },
    isSeen: ({ root }) => root !== null && location.hash.startsWith('#/portal/'),
  },
  history: {
    what: "history: 'memory'",
    effect: '地址栏不变，门户自己保管地址',
    props: { history: 'memory' },
    isSeen: ({ root }) => root?.dataset.history === 'memory',
  },
  initialPath: {
    what: "initialPath: '/article'（memory）",
    effect: '从医院新闻开始',
    props: { history: 'memory', initialPath: '/article' },
    isSeen: ({ heading }) => heading === '医院新闻',
  },
  token: {
    what: 'token: 学员的令牌',
    effect: '以学员身份登录',
    token: 'prop',
    isSeen: ({ root }) => root?.dataset.username === 'trainee',
  },
  onGlobalStateChange: {
    what: 'onGlobalStateChange: 令牌的订阅',
    effect: '以学员身份登录，以后的令牌立即生效',
    token: 'subscription',
    isSeen: ({ root }) => root?.dataset.username === 'trainee',
  },
  language: {
    what: "language: 'en-US'",
    effect: '门户的文字变成英文',
    props: { language: 'en-US' },
    isLive: true,
    isSeen: ({ root }) => root?.lang === 'en-US',
  },
  theme: {
    what: "theme: 'dark'",
    effect: '门户变成深色',
    props: { theme: 'dark' },
    isLive: true,
    isSeen: ({ root }) => root?.dataset.theme === 'dark',
  },
  config: {
    what: "config: { without: ['hospitals'] }",
    effect: '菜单里没有培训基地；其他设置同样逐项覆盖',
    props: { config: { without: ['hospitals'] } },
    callbacks: ['onMenuChange'],
    isSeen: ({ events }) => events.some((event) => /^onMenuChange (?!.*"\/hospital")/.test(event)),
  },
  brand: {
    what: "brand: { colour: '#7a1fa2', radius: 2 }",
    effect: '按钮和链接是紫色，圆角变小',
    props: { brand: { colour: '#7a1fa2', radius: 2 } },
    // each theme makes its own shade of the colour
    isSeen: ({ root }) => !!root?.style.getPropertyValue('--p-primary'),
  },
  zIndexBase: {
    what: 'zIndexBase: 5000',
    effect: '对话框和提示的层从 5000 起',
    props: { zIndexBase: 5000 },
    isSeen: ({ root }) => root?.style.getPropertyValue('--p-z') === '5000',
  },
  popupContainer: {
    what: 'popupContainer: 门户外的元素',
    effect: '对话框和提示放进那个元素',
    isSeen: ({ popups }) => popups.querySelector('.portal-popups') !== null,
  },
  messages: {
    what: "messages: { 'terms.title': '本平台的协议' }",
    effect: '标题换成宿主的文字',
    address: '/contract',
    props: { messages: { 'zh-CN': { 'terms.title': '本平台的协议' } } },
    isSeen: ({ heading }) => heading === '本平台的协议',
  },
  navigate: {
    what: 'navigate',
    effect: '指向宿主页面的链接交给宿主（实验替你点一个）',
    callbacks: ['navigate'],
    act: async ({ shown }) => {
      const root = await shown();
      root.insertAdjacentHTML('beforeend', '<a href="/orders" rel="external">订单</a>');
      const link = root.lastElementChild as HTMLElement;
      link.click();
      link.remove();
    },
    isSeen: hasEvent('navigate'),
  },
  onReady: {
    what: 'onReady',
    effect: '宿主得到 navigate、href、canLeave（实验用它打开下载中心）',
    callbacks: ['onReady'],
    act: async ({ handle }) => (await handle()).navigate('/download'),
    isSeen: ({ heading, events }) =>
      heading === '下载中心' && events.some((event) => event.startsWith('onReady')),
  },
  onNavigate: {
    what: 'onNavigate',
    effect: '每次导航之后收到地址',
    callbacks: ['onNavigate', 'onReady'],
    act: async ({ handle }) => (await handle()).navigate('/article'),
    isSeen: hasEvent('onNavigate "/article'),
  },
  onPageChange: {
    what: 'onPageChange',
    effect: '收到所显示的页面、标题和路径',
    callbacks: ['onPageChange'],
    isSeen: hasEvent('onPageChange'),
  },
  onMenuChange: {
    what: 'onMenuChange',
    effect: '收到菜单和每一项的链接',
    callbacks: ['onMenuChange'],
    isSeen: hasEvent('onMenuChange'),
  },
  onUserChange: {
    what: 'onUserChange',
    effect: '收到登录的用户',
    token: 'subscription',
    callbacks: ['onUserChange'],
    isSeen: hasEvent('onUserChange {"username":"trainee"'),
  },
  onUnreadChange: {
    what: 'onUnreadChange',
    effect: '收到未读站内信的数目',
    token: 'subscription',
    callbacks: ['onUnreadChange'],
    isSeen: hasEvent('onUnreadChange'),
  },
  onUnsavedChange: {
    what: 'onUnsavedChange',
    effect: '有未保存的输入时收到 true（实验替你输入）',
    address: '/contactus/1',
    callbacks: ['onUnsavedChange'],
    act: async ({ shown }) => typeText(await shown(), 'input[autocomplete=name]', '写到一半'),
    isSeen: hasEvent('onUnsavedChange true'),
  },
  onNewVersion: {
    what: 'onNewVersion（平台上换了新版本，过了一小时）',
    effect: '收到新版本号，页面照常',
    faults: { files: 'new version' },
    callbacks: ['onNewVersion'],
    act: async ({ shown }) => {
      await shown();
      returnAfterAnHour();
    },
    isSeen: hasEvent('onNewVersion'),
  },
  onSessionExpired: {
    what: 'onSessionExpired（没有令牌，打开需要登录的页面）',
    effect: "收到 'missing'，页面请用户在平台登录",
    address: '/uc/userInfo',
    props: { token: '' },
    callbacks: ['onSessionExpired'],
    isSeen: hasEvent('onSessionExpired "missing"'),
  },
  onError: {
    what: 'onError（带着一个不合格的属性）',
    effect: '收到 INVALID_PROP；这个属性用默认值',
    props: { theme: 'pink' as never },
    callbacks: ['onError'],
    isSeen: hasEvent('onError INVALID_PROP'),
  },
} satisfies Record<Exclude<keyof HostProps, 'container' | 'name'>, LabState>;

/** The user comes back to the tab an hour later. */
function returnAfterAnHour(): void {
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  document.dispatchEvent(new Event('visibilitychange'));
  Date.now = now;
}

/** Waits for the first field of a selector, and types into it as a user does, as far as React can tell. */
async function typeText(root: HTMLElement, selector: string, text: string): Promise<void> {
  let field: HTMLInputElement | null;
  while (!(field = root.querySelector(selector))) await new Promise((done) => setTimeout(done, 50));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

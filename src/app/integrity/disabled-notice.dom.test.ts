import { renderDisabledNotice } from './disabled-notice';

it.each([
  ['iconsMissing', '缺少必需的图标依赖', 'icons'],
  ['previewElsewhere', '演示密钥不能用于这个域名', 'domain'],
] as const)(
  'a portal disabled for %s shows a notice in its container, in both languages, and leaves nothing behind (R6.9, R6.10, R10.58)',
  (tampering, chinese, english) => {
    const host = document.createElement('main');
    host.innerHTML = '<p>of the host</p><div id="portal-root"><div data-first-paint></div></div>';
    document.body.append(host);
    const container = host.querySelector<HTMLElement>('#portal-root') ?? host;
    const remove = renderDisabledNotice(container, tampering);
    expect(container.querySelector('[role=alert]')?.textContent).toContain(chinese);
    expect(container.querySelector('[lang=en]')?.textContent).toContain(english);
    expect(container.querySelector('[data-first-paint]')).toBeNull();
    remove();
    expect(document.body.innerHTML).toBe('<main><p>of the host</p><div id="portal-root"></div></main>');
  },
);

import { setupHostLinkHandling, setupMemoryLinkHandling } from './host-navigation';

const own = (path: string) => location.origin + path;

/** Clicks a link in a portal whose host has `navigate`. @returns what the host and the browser received */
function clickLink(link: string, how: MouseEventInit = {}, beforehand?: (event: Event) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div>${link}</div>`;
  const navigate = jest.fn();
  const dispose = setupHostLinkHandling(root, navigate);
  const target = root.querySelector('b, a');
  if (beforehand) target?.addEventListener('click', beforehand);
  // jsdom cannot navigate and logs an error
  let isBrowsers = false;
  const browser = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser);
  const click = () => {
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    return { sent: (navigate.mock.calls as string[][]).flat(), isBrowsers };
  };
  const seen = click();
  dispose();
  const afterDispose = click();
  window.removeEventListener('click', browser);
  root.remove();
  expect(afterDispose.sent).toEqual(seen.sent);
  return seen;
}

describe('a link to a page of the host', () => {
  it('is handed to the host with its whole address, also when a child element is clicked', () => {
    const link = `<a rel="noopener external" target="_blank" href="/orders?id=1"><b>订单</b></a>`;
    expect(clickLink(link)).toEqual({ sent: [own('/orders?id=1')], isBrowsers: false });
  });

  it.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('stays with the browser when it opens elsewhere: %j', (how) => {
    expect(clickLink('<a rel="external" href="/orders">订单</a>', how)).toEqual({
      sent: [],
      isBrowsers: true,
    });
  });

  it.each([
    ['another site', '<a rel="external" href="https://example.org/">站外</a>'],
    ['a file', `<a target="_blank" href="/media/a.pdf">附件</a>`],
    ['an address of mail', '<a rel="external" href="mailto:a@example.org">邮件</a>'],
    ['a page of the portal', '<a href="#/article">新闻</a>'],
  ])('is not a link to %s', (_what, link) => {
    expect(clickLink(link)).toEqual({ sent: [], isBrowsers: true });
  });

  it('is ignored when the portal has handled the click', () => {
    const handled = (event: Event) => {
      event.preventDefault();
    };
    expect(clickLink('<a rel="external" href="/orders">订单</a>', {}, handled).sent).toEqual([]);
  });
});

describe('a link of a memory portal', () => {
  /** Clicks the link. @returns the portal's address afterwards, and whether the browser follows the link as well */
  function clickMemoryLink(type: 'click' | 'auxclick', how: MouseEventInit, attributes = '') {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = `<a href="#/article?page=2" ${attributes}><b>新闻</b></a>`;
    const went: string[] = [];
    const dispose = setupMemoryLinkHandling(root, { navigate: (address) => went.push(address) });
    const click = () =>
      root
        .querySelector('b')
        ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...how }));
    const isBrowsers = click();
    dispose();
    root.remove();
    return { went, isBrowsers };
  }

  it.each([
    ['click', { ctrlKey: true }],
    ['click', { metaKey: true }],
    ['click', { shiftKey: true }],
    ['click', { altKey: true }],
    ['auxclick', { button: 1 }],
  ] as const)('opens its page in place and not a page of the host: %s %j (R10.43)', (type, how) => {
    expect(clickMemoryLink(type, how)).toEqual({ went: ['/article?page=2'], isBrowsers: false });
  });

  it('opens in place as well where it asks for a new window (R10.43)', () => {
    expect(clickMemoryLink('click', {}, 'target="_blank"')).toEqual({
      went: ['/article?page=2'],
      isBrowsers: false,
    });
  });

  it('is left to the router and to the context menu otherwise', () => {
    expect(clickMemoryLink('auxclick', { button: 2 })).toEqual({ went: [], isBrowsers: true });
  });
});

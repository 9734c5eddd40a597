import { setupHostLinkHandling } from './host-navigation';

const own = (path: string) => location.origin + path;

/** Clicks a link inside a portal whose host takes its own addresses. @returns what the host and the browser got */
function follow(link: string, how: MouseEventInit = {}, beforehand?: (event: Event) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div>${link}</div>`;
  const navigate = jest.fn();
  const stop = setupHostLinkHandling(root, navigate);
  const target = root.querySelector('b, a');
  if (beforehand) target?.addEventListener('click', beforehand);
  // jsdom goes nowhere, and complains about it
  let isBrowsers = false;
  const browser = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser);
  const click = () => {
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    return { told: (navigate.mock.calls as string[][]).flat(), isBrowsers };
  };
  const seen = click();
  stop();
  const afterStop = click();
  window.removeEventListener('click', browser);
  root.remove();
  expect(afterStop.told).toEqual(seen.told);
  return seen;
}

describe('a link to a page of the host', () => {
  it('is handed to the host with its whole address, wherever on it one presses', () => {
    const link = `<a rel="noopener external" target="_blank" href="/orders?id=1"><b>订单</b></a>`;
    expect(follow(link)).toEqual({ told: [own('/orders?id=1')], isBrowsers: false });
  });

  it.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('stays the browser’s when it is to open elsewhere: %j', (how) => {
    expect(follow('<a rel="external" href="/orders">订单</a>', how)).toEqual({ told: [], isBrowsers: true });
  });

  it.each([
    ['another site', '<a rel="external" href="https://example.org/">站外</a>'],
    ['a file', `<a target="_blank" href="/media/a.pdf">附件</a>`],
    ['an address of mail', '<a rel="external" href="mailto:a@example.org">邮件</a>'],
    ['a page of the portal', '<a href="#/article">新闻</a>'],
  ])('is not meant by a link to %s', (_what, link) => {
    expect(follow(link)).toEqual({ told: [], isBrowsers: true });
  });

  it('is left alone where the portal has answered the click itself', () => {
    const answered = (event: Event) => {
      event.preventDefault();
    };
    expect(follow('<a rel="external" href="/orders">订单</a>', {}, answered).told).toEqual([]);
  });
});

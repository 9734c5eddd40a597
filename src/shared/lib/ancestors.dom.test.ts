import { ancestorsOf, rootOf } from './ancestors';

/** The document of a frame in the page, whose classes are others. */
function frameDocument(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentDocument) throw new Error('no document');
  return frame.contentDocument;
}

const redirect = (node: Node, properties: Record<string, unknown>) =>
  Object.defineProperties(
    node,
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, { configurable: true, value }]),
    ),
  );

afterEach(() => document.body.replaceChildren());

describe('the ancestors of an element', () => {
  it('lead through a shadow root and a slot', () => {
    const [host, child] = [document.createElement('div'), document.createElement('p')];
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<section><slot></slot></section>';
    host.append(child);
    document.body.append(host);
    expect(ancestorsOf(child).map(({ localName }) => localName)).toEqual([
      'p',
      'slot',
      'section',
      'div',
      'body',
      'html',
    ]);
    expect(rootOf(child)).toBe(document);
    expect(rootOf(shadow.firstChild ?? child)).toBe(shadow);
  });

  it('are those of the page where wujie names the sandbox frame as their document', () => {
    const sandbox = frameDocument();
    const [host, html, video] = ['wujie-app', 'html', 'video'].map((name) => document.createElement(name));
    if (!host || !html || !video) throw new Error('no elements');
    const shadow = host.attachShadow({ mode: 'open' });
    html.append(video);
    shadow.append(html);
    document.body.append(host);
    redirect(html, { ownerDocument: sandbox, parentNode: sandbox });
    redirect(video, { ownerDocument: sandbox, getRootNode: () => sandbox });
    expect(ancestorsOf(video)).toEqual([video, html, host, document.body, document.documentElement]);
    expect(rootOf(video)).toBe(shadow);
  });

  it('are those of the page where micro-app names another parent', () => {
    const sandbox = frameDocument();
    const [body, root] = ['micro-app-body', 'main'].map((name) => document.createElement(name));
    if (!body || !root) throw new Error('no elements');
    body.append(root);
    document.body.append(body);
    redirect(root, { ownerDocument: sandbox, parentNode: document.body, getRootNode: () => sandbox });
    expect(ancestorsOf(root)).toEqual([root, body, document.body, document.documentElement]);
    expect(rootOf(root)).toBe(document);
  });

  it('are found in the document of a frame', () => {
    const page = frameDocument();
    const video = page.createElement('video');
    page.body.append(video);
    expect(ancestorsOf(video)).toEqual([video, page.body, page.documentElement]);
    expect(rootOf(video)).toBe(page);
  });
});

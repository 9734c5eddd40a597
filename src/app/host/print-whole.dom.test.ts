import { setupWholePrinting } from './print-whole';

const print = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));

/** A portal in elements of a host with these styles, the outermost first. */
function setup(...styles: readonly string[]) {
  const elements = styles.map((style) => {
    const element = document.createElement('div');
    element.setAttribute('style', style);
    return element;
  });
  const root = document.createElement('div');
  document.body.append(elements[0] ?? root);
  [...elements, root].reduce((outer, inner) => {
    outer.append(inner);
    return inner;
  });
  const dispose = setupWholePrinting(root);
  const stylesNow = () => elements.map((element) => element.getAttribute('style'));
  return { elements, dispose, stylesNow };
}

afterEach(() => document.body.replaceChildren());

it.each(['overflow: auto; height: 100vh', 'overflow-y: scroll', 'overflow: hidden', 'position: fixed'])(
  'An element of the host with %s lets the whole portal be printed, and has its own styles afterwards',
  (style) => {
    const { elements, dispose, stylesNow } = setup('color: red', style);
    print('beforeprint');
    print('beforeprint');
    expect(elements[1]?.style.overflow).toBe('visible');
    expect(elements[1]?.style.height).toBe('auto');
    expect(elements[1]?.style.position).not.toBe('fixed');
    expect(stylesNow()[0]).toBe('color: red');
    print('afterprint');
    expect(stylesNow()).toEqual(['color: red', style]);
    dispose();
  },
);

it('An unmount while the browser prints gives the host its styles back, and later prints change nothing', () => {
  const { dispose, stylesNow } = setup('overflow: auto');
  print('beforeprint');
  dispose();
  print('beforeprint');
  expect(stylesNow()).toEqual(['overflow: auto']);
});

it('An element of the host that has the classes of another window lets the whole portal be printed', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const host = frame.contentDocument?.createElement('div');
  if (!host) throw new Error('no document');
  host.style.overflow = 'auto';
  const shadow = host.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  shadow.append(root);
  document.body.append(host);
  const dispose = setupWholePrinting(root);
  print('beforeprint');
  expect(host.style.overflow).toBe('visible');
  print('afterprint');
  expect(host.style.overflow).toBe('auto');
  dispose();
});

import { isShown } from './is-shown';

const box = { left: 0, top: 0, right: 640, bottom: 360, width: 640, height: 360 } as DOMRect;

/** What jsdom does not compute: the styles that an element does not have of its own. */
const initialStyles = {
  opacity: '1',
  visibility: 'visible',
  overflowX: 'visible',
  overflowY: 'visible',
  position: 'static',
  transform: 'none',
  filter: 'none',
  clipPath: 'none',
  clip: 'auto',
  backfaceVisibility: 'visible',
  backgroundColor: 'rgba(0, 0, 0, 0)',
};

/** Gives each element of a window a box, and lists what is at each point of its document. */
function layOut(view: Window & typeof globalThis, atPoint: () => Element[]) {
  view.HTMLElement.prototype.getBoundingClientRect = () => box;
  view.document.elementsFromPoint = atPoint;
}

/** A frame in the page, and its window. */
function openFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('no window');
  return { frame, view };
}

const own = HTMLElement.prototype.getBoundingClientRect;

beforeEach(() => {
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const { style } = element as HTMLElement;
    const given = Object.entries(initialStyles).map(([name, value]) => [
      name,
      style[name as keyof typeof initialStyles] || value,
    ]);
    return { ...Object.fromEntries(given), getPropertyValue: () => '' } as CSSStyleDeclaration;
  });
});

afterEach(() => {
  document.body.replaceChildren();
  HTMLElement.prototype.getBoundingClientRect = own;
});

it('A video in a child whose document is said to be a hidden sandbox frame is shown, unless the page hides it', () => {
  const { frame, view } = openFrame();
  frame.style.display = 'none';
  layOut(view, () => []);
  frame.getBoundingClientRect = () => ({ ...box, width: 0, height: 0 });
  const [wrapper, video] = [document.createElement('div'), document.createElement('video')];
  wrapper.append(video);
  document.body.append(wrapper);
  layOut(window, () => [video, wrapper, document.body]);
  Object.defineProperty(video, 'ownerDocument', { value: view.document });
  Object.defineProperty(video, 'getRootNode', { value: () => view.document });
  expect(isShown(video)).toBe(true);
  wrapper.style.opacity = '0';
  expect(isShown(video)).toBe(false);
});

it('A video in a frame of the same origin is shown, unless the page hides or covers the frame', () => {
  const { frame, view } = openFrame();
  const video = view.document.createElement('video');
  view.document.body.append(video);
  layOut(view, () => [video, view.document.body]);
  const cover = document.createElement('div');
  cover.style.backgroundColor = 'rgb(255, 255, 255)';
  document.body.append(cover);
  let atPoint: Element[] = [frame, document.body];
  layOut(window, () => atPoint);
  expect(isShown(video)).toBe(true);
  atPoint = [cover, frame, document.body];
  expect(isShown(video)).toBe(false);
  atPoint = [frame, document.body];
  frame.style.visibility = 'hidden';
  expect(isShown(video)).toBe(false);
  frame.style.visibility = 'visible';
  view.document.body.style.opacity = '0';
  expect(isShown(video)).toBe(false);
});

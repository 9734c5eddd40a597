import { createPortalElement } from './portal-element';

/** Mounts in a container. @returns what was reported */
function reportedIn(container: HTMLElement): string[] {
  const reported: string[] = [];
  const view = createPortalElement(container, true, (error) => reported.push(error.code));
  view.dispose();
  return reported;
}

it('A portal that mounts in a container which the host has removed meanwhile does not report its styles as missing (R8.25)', () => {
  const shown = document.body.appendChild(document.createElement('div'));
  expect(reportedIn(shown)).toEqual([]);
  document.head.innerHTML = ''; // browsers apply no styles to a removed element, jsdom does
  expect(reportedIn(shown)).toEqual(['CSS_CHUNK_LOAD_FAILED']);
  expect(reportedIn(document.createElement('div'))).toEqual([]);
});

it.each(['', 'rtl', 'auto'])('On a page with the direction %j the portal reads from left to right', (dir) => {
  document.documentElement.dir = dir;
  const view = createPortalElement(document.body, true, () => undefined);
  expect(view.element.dir).toBe('ltr');
  view.dispose();
  document.documentElement.removeAttribute('dir');
});

it('A library that has replaced remove, as Prototype.js does, does not stop the portal from leaving', () => {
  const replaced = jest.spyOn(Element.prototype, 'remove').mockImplementation(function (this: Element) {
    (this.parentNode as ParentNode & Node).removeChild(this);
  });
  const container = document.createElement('div');
  const view = createPortalElement(container, true, () => undefined);
  container.replaceChildren();
  expect(view.dispose).not.toThrow();
  replaced.mockRestore();
});

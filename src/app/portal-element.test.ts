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

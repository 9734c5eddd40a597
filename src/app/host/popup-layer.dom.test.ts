import { createPopupLayer } from './popup-layer';

/** Makes a layer for a root. @returns where pop-ups open, and what was reported */
function layerOf(root: HTMLElement, popupContainer: HTMLElement) {
  const reported: string[] = [];
  const layer = createPopupLayer(root, { popupContainer }, (error) => reported.push(error.message));
  return { ...layer, reported };
}

it('Pop-ups open in the host’s container with the attributes of the portal, also those that change, without its test id', async () => {
  const [root, container] = [
    document.createElement('div'),
    document.body.appendChild(document.createElement('div')),
  ];
  root.className = 'portal';
  root.dataset.theme = 'dark';
  root.dataset.testid = 'session-state';
  const { element, reported, dispose } = layerOf(root, container);
  expect([container.innerHTML, reported]).toEqual([
    '<div class="portal portal-popups" data-theme="dark"></div>',
    [],
  ]);
  expect(element.parentNode).toBe(container);
  root.removeAttribute('data-theme');
  root.dataset.largeText = '';
  await Promise.resolve();
  expect(container.innerHTML).toBe('<div class="portal portal-popups" data-large-text=""></div>');
  dispose();
  expect(container.innerHTML).toBe('');
});

it('Pop-ups open in the portal where its styles do not reach the host’s container, which is named', () => {
  document.head.innerHTML = ''; // as with isolated styles
  const [root, container] = [
    document.createElement('div'),
    document.body.appendChild(document.createElement('div')),
  ];
  const { element, reported } = layerOf(root, container);
  expect([element, container.innerHTML]).toEqual([root, '']);
  expect(reported).toEqual([expect.stringMatching(/^popupContainer: .*styles of the portal/)]);
});

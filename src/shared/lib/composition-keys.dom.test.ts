import { setupCompositionKeys } from './composition-keys';

const dispose: (() => void)[] = [];
afterEach(() => {
  for (const one of dispose.splice(0)) one();
  document.body.replaceChildren();
});

/** A field in a form inside the element, and the keys that their listeners and the form got. */
function field() {
  document.body.innerHTML = '<div><form><input></form></div>';
  const [element, input] = [document.querySelector('div')!, document.querySelector('input')!];
  dispose.push(setupCompositionKeys(element));
  const keys: string[] = [];
  for (const target of [input, element, document.body])
    target.addEventListener('keydown', ({ key }) => {
      keys.push(key);
    });
  const press = (key: string, init: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return { keys, press };
}

it.each(['Enter', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Escape', 'Tab', ' ', 'Process'])(
  'no part of the portal gets the key “%s” while an input method composes',
  (key) => {
    const { keys, press } = field();
    press(key, { isComposing: true });
    press(key, { keyCode: 229 });
    expect(keys).toEqual([]);
    press(key);
    expect(keys).toEqual([key, key, key]);
  },
);

it('Enter submits no form while an input method composes, and does afterwards', () => {
  const { press } = field();
  expect([press('Enter', { isComposing: true }), press('Enter', { keyCode: 229 }), press('Enter')]).toEqual([
    false,
    false,
    true,
  ]);
  // the input method needs its other keys
  expect(press('ArrowDown', { isComposing: true })).toBe(true);
});

it('lets all keys through once it has stopped', () => {
  const { keys, press } = field();
  for (const one of dispose.splice(0)) one();
  press('Enter', { isComposing: true });
  expect(keys).toEqual(['Enter', 'Enter', 'Enter']);
});

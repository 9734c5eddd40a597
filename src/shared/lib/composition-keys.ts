/** True for a key that an input method takes: Enter chooses its candidate, arrows move among them, Escape drops them. */
const isOfInputMethod = (event: KeyboardEvent) =>
  // Safari ends the composition before the event of the key that ends it; browsers mark that one by 229
  event.isComposing || event.keyCode === 229;

/**
 * Keeps the keys of an input method from what they otherwise do inside an element: submit, move, choose, close. It must
 * start before other listeners of the element.
 * @returns a function that stops it
 */
export function setupCompositionKeys(element: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOfInputMethod(event)) return;
    event.stopImmediatePropagation();
    // else the form would be submitted
    if (event.key === 'Enter') event.preventDefault();
  };
  element.addEventListener('keydown', onKeyDown, true);
  return () => {
    element.removeEventListener('keydown', onKeyDown, true);
  };
}

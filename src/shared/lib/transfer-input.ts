/**
 * Preserves what a user has done in one copy of a page while another copy replaces it: typed text, submitted forms
 * (`data-submitted`), clicked buttons (`data-clicked`, in the order of its numbers) and the focus.
 * @param from root of the old copy, with the same structure
 * @param to root of the new copy, still hidden
 * @returns applies it to the new copy; call it when the copy is shown
 */
export function transferInput(from: Element, to: Element): () => void {
  const fields = [...from.querySelectorAll('input')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const forms = [...from.querySelectorAll('form[data-submitted]')];
  const buttons = [...from.querySelectorAll<HTMLElement>('button[data-clicked]')].sort(
    (one, other) => Number(one.dataset.clicked) - Number(other.dataset.clicked),
  );
  const focused = from.contains(document.activeElement) ? document.activeElement : null;
  const newFields = fields.map((field) => [field.value, counterpart(field, from, to)] as const);
  const newForms = forms.map((form) => counterpart(form, from, to));
  const newButtons = buttons.map((button) => counterpart(button, from, to));
  const newFocus = focused && counterpart(focused, from, to);
  return () => {
    for (const [value, field] of newFields) if (field instanceof HTMLInputElement) field.value = value;
    if (newFocus instanceof HTMLElement) newFocus.focus({ preventScroll: true });
    for (const form of newForms)
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    for (const button of newButtons) if (button instanceof HTMLButtonElement) button.click();
  };
}

/** The element at the same position of the other copy; null if there is a different one. */
function counterpart(element: Element, from: Element, to: Element): Element | null {
  if (element === from) return to;
  const parent = element.parentElement && counterpart(element.parentElement, from, to);
  const same = parent?.children[[...(element.parentElement?.children ?? [])].indexOf(element)];
  return same?.tagName === element.tagName ? same : null;
}

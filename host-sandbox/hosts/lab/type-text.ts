/** Waits for the first field of a selector, and types into it as a user does, as far as React can tell. */
export async function typeText(root: HTMLElement, selector: string, text: string): Promise<void> {
  let field: HTMLInputElement | null;
  while (!(field = root.querySelector(selector))) await new Promise((done) => setTimeout(done, 50));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

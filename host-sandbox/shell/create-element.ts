/** Data of a page never becomes markup. */
type Fields<Kind> = Partial<Omit<Kind, 'innerHTML' | 'outerHTML'>>;

/** A new element with these properties and children; a text is text, whatever signs it holds. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Fields<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, fields);
  element.append(...children);
  return element;
}

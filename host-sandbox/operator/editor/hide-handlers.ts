/** Private-use character put into `on…` and `<base`, so that the CSP reports nothing while pasted HTML is parsed. */
const mark = '\uE000';

/** Hides event handlers and `<base>` of a pasted text: they do not run, but the policy reports them. */
export const hideHandlers = (html: string): string =>
  html
    .replaceAll(mark, '')
    .replace(/(^|[^a-z])on(?=[a-z])/gi, (word) => word.slice(0, -1) + mark + word.slice(-1))
    .replace(/<b(?=ase)/gi, `$&${mark}`);

/** Removes what `hideHandlers` hid, and its mark from words and addresses. */
export function removeHidden(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.includes(mark)) element.replaceWith(...element.childNodes);
    for (const { name, value } of [...element.attributes])
      if (name.includes(mark)) element.removeAttribute(name);
      else if (value.includes(mark)) element.setAttribute(name, value.replaceAll(mark, ''));
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  while (texts.nextNode()) {
    const text = texts.currentNode as CharacterData;
    if (text.data.includes(mark)) text.data = text.data.replaceAll(mark, '');
  }
}

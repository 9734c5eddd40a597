/** The element the page is known to hold; throws when html and script have drifted apart. */
export function getElement<Kind extends HTMLElement = HTMLElement>(
  within: ParentNode,
  selector: string,
  kind: new () => Kind = HTMLElement as new () => Kind,
): Kind {
  const element = within.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`index.html has no ${selector}`);
  return element;
}

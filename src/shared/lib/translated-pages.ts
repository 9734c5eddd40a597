import { removeNode } from './remove-node';

/** A place where a translator has replaced nodes of React. */
interface Translation {
  /** The nodes, back in their place and empty, each with the text or the `display` that it had. */
  originals: Map<ChildNode, string>;
  /** What the translator put there instead. */
  translated: ChildNode[];
}

/**
 * Keeps a page that the browser translates working. A translator replaces nodes which React later updates, moves or
 * removes, and React fails where it does not find them. The observer puts them back before their translation, without
 * their text, in the microtask after the replacement and so before React's next change. When React changes one of them,
 * its translation is out of date: it is removed, and the new text shows until it is translated, too.
 * @returns dispose
 */
export function setupTranslatedPages(roots: Iterable<HTMLElement>): () => void {
  const byOriginal = new Map<Node, Translation>();
  const byTranslated = new Map<Node, Translation>();

  const restore = (translation: Translation | undefined) => {
    if (!translation) return;
    for (const [node, before] of translation.originals) {
      byOriginal.delete(node);
      if (isElement(node)) node.style.display = before;
      else if (node.nodeValue === '') node.nodeValue = before;
    }
    for (const node of translation.translated) {
      byTranslated.delete(node);
      // React may have written its text into the translator's node
      if (!node.parentNode || !hasTextOfReact(node.parentNode)) removeNode(node);
    }
  };

  const removeOutdated = ({ type, target, addedNodes, removedNodes }: MutationRecord) => {
    // the text that React has written, also an empty one
    if (type === 'characterData')
      byOriginal.get(target)?.originals.set(target as ChildNode, target.nodeValue ?? '');
    for (let node: Node | null = target; node; node = node.parentNode) restore(byOriginal.get(node));
    for (const node of removedNodes) restore(byOriginal.get(node) ?? byTranslated.get(node));
    if ([...addedNodes].some(isOfReact))
      for (const node of [...target.childNodes]) restore(byOriginal.get(node));
  };

  const putBack = (record: MutationRecord, added: ReadonlySet<Node>) => {
    const { target, addedNodes, removedNodes } = record;
    if (hasTextOfReact(target)) return;
    const lost = [...removedNodes].filter((node) => isOfReact(node) && node.parentNode !== target);
    if (lost.length === 0) return;
    const isHere = (node: Node | null): node is ChildNode => node?.parentNode === target && !isOfReact(node);
    const translated = [...addedNodes].filter(isHere);
    // in steps: the translation is next to the node, or where it was
    const { previousSibling, nextSibling } = record;
    const between = previousSibling ? previousSibling.nextSibling : target.firstChild;
    const beside = [previousSibling, nextSibling, between].find(
      (node) => node && added.has(node) && !byTranslated.has(node),
    );
    const first = translated[0] ?? beside ?? null;
    if (!isHere(first)) return; // React has removed them
    const translation: Translation = {
      originals: new Map(),
      translated: translated.length > 0 ? translated : [first],
    };
    for (const node of lost as ChildNode[]) {
      // wrapped: the translator shows the node itself
      if (node.parentNode) node.replaceWith(node.cloneNode(true));
      translation.originals.set(node, isElement(node) ? node.style.display : (node.nodeValue ?? ''));
      byOriginal.set(node, translation);
      if (isElement(node)) node.style.display = 'none';
      else node.nodeValue = '';
      target.insertBefore(node, first);
    }
    for (const node of translation.translated) byTranslated.set(node, translation);
  };

  const observer = new MutationObserver((records) => {
    if (byOriginal.size > 0) records.forEach(removeOutdated);
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslatedText)));
    for (const record of records) if (record.removedNodes.length > 0) putBack(record, added);
    observer.takeRecords(); // of these changes
  });
  for (const root of roots) observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

const isElement = (node: Node): node is HTMLElement => node instanceof Element;

/** React marks the nodes that it creates; read in react-dom 19.3. */
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** React has set the text of the element as a whole, in place of the nodes that it had. */
function hasTextOfReact(node: Node): boolean {
  const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
  const props =
    key === undefined ? undefined : (node as never as Record<string, { children?: unknown }>)[key];
  return typeof props?.children === 'string' || typeof props?.children === 'number';
}

/** What translators add: their element, or a text. Libraries add other elements. */
const isTranslatedText = (node: Node) =>
  !isOfReact(node) && (node.nodeName === 'FONT' || node.nodeType === Node.TEXT_NODE);

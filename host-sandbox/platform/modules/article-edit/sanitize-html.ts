import { type DefaultTreeAdapterTypes as Tree, html, serialize } from 'parse5';
import type { RemovedMarkup } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { richTextAttributes, richTextElements } from '@/contracts/rich-text';
import { safeUrl } from '@/contracts/safe-url';
import { ApiError } from '../../http/api-error';
import { depthMax, parseHtml, tooDeepError } from './parse-html';

const elements = new Set<string>(richTextElements);
const attributes = new Set<string>(richTextAttributes);

/** Elements that are removed with their content: code and other documents. Other unknown elements keep their text. */
const droppedElements = new Set(
  'audio,embed,iframe,math,noembed,noframes,noscript,object,plaintext,script,select,style,svg,template,textarea,title,video,xmp'.split(
    ',',
  ),
);

/**
 * Sanitises rich text to exactly what the portal shows, so that its own sanitiser removes nothing.
 * @returns the text, and each kind of removed markup once
 * @throws ApiError A0400 when it is then empty, too long, too large a tree or nested too deeply
 */
export function sanitizeHtml(written: string): { content: string; leftOut: RemovedMarkup[] } {
  const found = new Map<string, RemovedMarkup>();
  const recordRemoval = (kind: RemovedMarkup['kind'], name: string) =>
    found.set(`${kind} ${name}`, { kind, name });
  let isEmpty = true;
  const root = parseHtml(written);
  root.childNodes = sanitizeNodes(root.childNodes, 0);
  const content = serialize(root).trim();
  if (isEmpty) throw new ApiError('A0400', '正文没有可以显示的内容');
  if (content.length > limits.articleContentMax)
    throw new ApiError('A0400', `正文不能超过 ${limits.articleContentMax} 字`);
  return { content, leftOut: [...found.values()] };

  function sanitizeNodes(nodes: readonly Tree.ChildNode[], depth: number): Tree.ChildNode[] {
    if (depth > depthMax) throw tooDeepError();
    return nodes.flatMap((node) => sanitizeNode(node, depth));
  }

  function sanitizeNode(node: Tree.ChildNode, depth: number): Tree.ChildNode[] {
    if ('value' in node) {
      // neither space nor `&nbsp;` alone
      isEmpty &&= node.value.trim() === '';
      return [node];
    }
    // comments are dropped silently
    if (!('tagName' in node)) return [];
    const { tagName, namespaceURI } = node;
    if (namespaceURI !== html.NS.HTML || droppedElements.has(tagName)) {
      recordRemoval('element', tagName);
      return [];
    }
    const isKnown = elements.has(tagName);
    if (isKnown) node.attrs = node.attrs.filter((attribute) => keepsAttribute(tagName, attribute));
    else recordRemoval('element', tagName);
    node.childNodes = sanitizeNodes(node.childNodes, depth + 1);
    if (!isKnown) return node.childNodes;
    if (tagName !== 'img') return [node];
    const hasPicture = node.attrs.some(({ name }) => name === 'src');
    if (!hasPicture) recordRemoval('address', tagName);
    isEmpty &&= !hasPicture;
    return hasPicture ? [node] : [];
  }

  function keepsAttribute(tagName: string, { name, value }: Tree.Element['attrs'][number]): boolean {
    if (!attributes.has(name)) recordRemoval('attribute', name);
    else if (isAddress(name) && !isAllowedUrl(name, value)) recordRemoval('address', tagName);
    else return true;
    return false;
  }
}

const isAddress = (name: string) => name === 'href' || name === 'src';

/** Mail and telephone links are no image sources. */
function isAllowedUrl(name: string, value: string): boolean {
  return safeUrl(value) !== null && !(name === 'src' && /^\s*(mailto|tel):/i.test(value));
}

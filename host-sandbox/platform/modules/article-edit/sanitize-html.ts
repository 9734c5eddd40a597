import { type DefaultTreeAdapterTypes as Tree, html, serialize } from 'parse5';
import type { RemovedMarkup } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { richTextAttributes, richTextElements } from '@/contracts/rich-text';
import { safeUrl } from '@/contracts/safe-url';
import { ApiError } from '../../core/http/api-error';
import { depthMax, parseHtml, tooDeepError } from './parse-html';

const elements = new Set<string>(richTextElements);
const attributes = new Set<string>(richTextAttributes);

/** Elements that are removed with their content: code and other documents. Other unknown elements keep their text. */
const droppedElements = new Set(
  'audio,embed,iframe,math,noembed,noframes,noscript,object,plaintext,script,select,style,svg,template,textarea,title,video,xmp'.split(
    ',',
  ),
);

/** Whether readers see the picture at an address. By default those of the media do: other sites are blocked for readers. */
export type IsVisiblePicture = (address: string) => boolean;

const isMediaPath: IsVisiblePicture = (address) => address.startsWith('/media/');

/**
 * Sanitises rich text to exactly what the portal shows, so that its own sanitiser removes nothing.
 * @returns the text, each kind of removed markup once, and every removed picture
 * @throws ApiError A0400 when it is then empty, too long, too large a tree or nested too deeply
 */
export function sanitizeHtml(
  written: string,
  isVisiblePicture = isMediaPath,
): { content: string; leftOut: RemovedMarkup[] } {
  const found = new Map<string, RemovedMarkup>();
  const pictures: RemovedMarkup[] = [];
  const recordRemoval = (kind: RemovedMarkup['kind'], name: string) =>
    found.set(`${kind} ${name}`, { kind, name });
  let isEmpty = true;
  const root = parseHtml(written);
  root.childNodes = sanitizeNodes(root.childNodes, 0);
  const content = serialize(root).trim();
  if (isEmpty) throw new ApiError('A0400', '正文没有可以显示的内容');
  if (content.length > limits.articleContentMax)
    throw new ApiError('A0400', `正文不能超过 ${limits.articleContentMax} 字`);
  return { content, leftOut: [...pictures, ...found.values()] };

  function sanitizeNodes(nodes: readonly Tree.ChildNode[], depth: number): Tree.ChildNode[] {
    if (depth > depthMax) throw tooDeepError();
    return nodes.flatMap((node) => sanitizeNode(node, depth));
  }

  function sanitizeNode(node: Tree.ChildNode, depth: number): Tree.ChildNode[] {
    if ('value' in node) {
      // Neither space nor `&nbsp;` alone.
      isEmpty &&= node.value.trim() === '';
      return [node];
    }
    // Comments are dropped silently.
    if (!('tagName' in node)) return [];
    const { tagName, namespaceURI } = node;
    if (namespaceURI !== html.NS.HTML || droppedElements.has(tagName)) {
      recordRemoval('element', tagName);
      return [];
    }
    const isKnown = elements.has(tagName);
    const picture = tagName === 'img' ? pictureOf(node) : null;
    if (isKnown) node.attrs = node.attrs.filter((attribute) => keepsAttribute(tagName, attribute));
    else recordRemoval('element', tagName);
    node.childNodes = sanitizeNodes(node.childNodes, depth + 1);
    if (picture === null) return isKnown ? [node] : node.childNodes;
    if (!picture.isVisible) pictures.push({ kind: 'picture', name: picture.name });
    isEmpty &&= !picture.isVisible;
    return picture.isVisible ? [node] : [];
  }

  function pictureOf(node: Tree.Element) {
    const address = node.attrs.find(({ name }) => name === 'src')?.value.trim() ?? '';
    const isVisible = safeUrl(address) !== null && isVisiblePicture(address);
    return { name: pictureName(node), isVisible };
  }

  function keepsAttribute(tagName: string, { name, value }: Tree.Element['attrs'][number]): boolean {
    if (!attributes.has(name)) recordRemoval('attribute', name);
    else if (name === 'href' && safeUrl(value) === null) recordRemoval('address', tagName);
    else return true;
    return false;
  }
}

/** Most characters of a picture's address in a message to the author. */
const shownAddressMax = 80;

/** How a removed picture is named: its address without data, else its description. */
function pictureName({ attrs }: Tree.Element): string {
  const valueOf = (wanted: RegExp) => attrs.find(({ name, value }) => wanted.test(name) && value)?.value;
  const name = valueOf(/^src$/) ?? valueOf(/^(data-.*(src|original)|srcset)$/) ?? valueOf(/^alt$/) ?? '';
  return name
    .trim()
    .replace(/^(data:[^;,]*).*/is, '$1')
    .slice(0, shownAddressMax);
}

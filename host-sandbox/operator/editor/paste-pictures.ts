import { isPictureAddress } from './addresses';
import { hideHandlers } from './hide-handlers';

/** Why a picture cannot be taken over: it is a file of a computer or part of a mail, or has no address. */
export type LossReason = 'file' | 'mail' | 'none';

/** A picture that has to be stored before it can be in the text. */
export interface PastedPicture {
  /** Its address in the editor until then. */
  readonly token: string;
  /** `data:`, `blob:` or the address at another site, or the file itself. */
  readonly source: string | File;
}

/** Begins the address of a picture that is not stored yet; nothing but the editor knows such addresses. */
export const pastedScheme = 'pasted:';

/** Marks the image of a pasted picture for the parser. */
export const pastedAttribute = 'data-pasted';

/**
 * Finds the pictures of a pasted text. Those of the platform get their path, those to store a token; all others, and
 * pixels that only keep a distance, are removed.
 * @param ownPath the path of a picture of this platform; `null` for another address
 * @param nextToken makes the address of a picture until it is stored
 */
export function readPictures(
  root: ParentNode,
  ownPath: (address: string) => string | null,
  nextToken: () => string,
): { pictures: PastedPicture[]; lost: LossReason[] } {
  const pictures: PastedPicture[] = [];
  const lost: LossReason[] = [];
  showVmlPictures(root);
  for (const drawing of root.querySelectorAll('svg')) {
    if (!isIcon(drawing)) lost.push('none');
    drawing.remove();
  }
  for (const image of root.querySelectorAll('img')) {
    const result = isSpacer(image) ? null : placeOf(addressOf(image), ownPath);
    if (result === null) image.remove();
    else if ('path' in result) image.setAttribute('src', result.path);
    else if ('source' in result) {
      const token = nextToken();
      pictures.push({ token, source: result.source });
      image.setAttribute(pastedAttribute, token);
    } else {
      lost.push(result.reason);
      image.remove();
    }
  }
  return { pictures, lost };
}

/** Shows the pictures of Word's drawings as images, where no image stands for them. */
function showVmlPictures(root: ParentNode): void {
  for (const data of root.querySelectorAll('v\\:imagedata')) {
    const image = imageOf(data);
    (data.closest('v\\:shape') ?? data).before(image);
  }
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const drawn: Comment[] = [];
  while (comments.nextNode()) drawn.push(comments.currentNode as Comment);
  for (const comment of drawn) {
    if (!/<v:imagedata/i.test(comment.data)) continue;
    // Browsers without such drawings get an image after the comment.
    const hasImage = [...(comment.parentNode?.querySelectorAll('img') ?? [])].some(
      (image) => comment.compareDocumentPosition(image) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (hasImage) continue;
    const inside = document.createElement('template');
    inside.innerHTML = hideHandlers(comment.data);
    comment.after(...[...inside.content.querySelectorAll('v\\:imagedata')].map(imageOf));
  }
}

function imageOf(data: Element): HTMLImageElement {
  const image = document.createElement('template').content.ownerDocument.createElement('img');
  image.setAttribute('src', data.getAttribute('src') ?? data.getAttribute('o:href') ?? '');
  const alt = data.getAttribute('o:title');
  if (alt) image.setAttribute('alt', alt);
  return image;
}

/** Attributes in which pages keep the address of a picture that loads later. */
const lazyAttribute = /(?:src|original|lazy|lazyload|echo|file)$/i;
const looksLikeAddress = /^(?:https?:)?\/\/[^/]|^data:image\/|^\/[^/]/i;

function addressOf(image: Element): string {
  for (const { name, value } of image.attributes)
    if (name !== 'src' && lazyAttribute.test(name) && looksLikeAddress.test(value.trim()))
      return value.trim();
  const src = image.getAttribute('src')?.trim() ?? '';
  const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap((one) =>
    ['data-srcset', 'srcset'].map((name) => one.getAttribute(name) ?? ''),
  );
  const isPlaceholder = src === '' || src.startsWith('about:') || isTinyData(src);
  return (isPlaceholder && largestOf(sets.find((set) => set !== '') ?? '')) || src;
}

/** The last and largest picture of a `srcset`. */
function largestOf(set: string): string {
  const candidates = [...set.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)].map(
    ([, address = '', size = '1']) => ({ address, size: Number(size) }),
  );
  return candidates.reduce((best, one) => (one.size > best.size ? one : best), { address: '', size: 0 })
    .address;
}

/** Characters of a `data:` address that is no more than a transparent pixel. */
const tinyMax = 130;
const isTinyData = (address: string) => /^data:image\/gif/i.test(address) && address.length < tinyMax;

type Place = { path: string } | { source: string } | { reason: LossReason };

/** What becomes of a picture; `null` for one that shows nothing. */
function placeOf(address: string, ownPath: (address: string) => string | null): Place | null {
  if (isTinyData(address)) return null;
  if (/^file:|^[a-z]:[\\/]|^\\\\/i.test(address)) return { reason: 'file' };
  if (/^(cid|mid):/i.test(address)) return { reason: 'mail' };
  if (/^(data:image\/|blob:)/i.test(address)) return { source: address };
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const path = ownPath(absolute);
  if (path !== null) return { path };
  const isElsewhere = isPictureAddress(absolute) && !absolute.startsWith('/');
  return isElsewhere ? { source: absolute } : { reason: 'none' };
}

/** Sides in pixels up to which an image only keeps a distance or counts readers, and a drawing is an icon. */
const spacerSide = 2;
const iconSide = 32;

const sideOf = (image: Element, name: 'width' | 'height') =>
  Number.parseFloat(image.getAttribute(name) ?? '');
const isSpacer = (image: Element) =>
  sideOf(image, 'width') <= spacerSide || sideOf(image, 'height') <= spacerSide;
const isIcon = (drawing: Element) =>
  drawing.getAttribute('aria-hidden') === 'true' || sideOf(drawing, 'width') <= iconSide;

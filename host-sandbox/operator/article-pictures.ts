import { errorText, withTimeLimit } from '../kits/web/platform-call';
import type { Article, ArticleApi, AttachedFile } from './articles-api';
import type { LossReason, PastedPicture } from './editor/paste-pictures';
import { fileSizeMax, readUpload } from './upload';

/** Why pictures are not in the text. */
const reasons: Readonly<Record<LossReason, string>> = {
  file: '存在您的电脑里，浏览器读不到',
  mail: '在邮件里，网页读不到',
  none: '没有可用的地址',
};

/** The result of taking over the pictures of a pasted text. */
export interface TakenPictures {
  /** The address in the text of each stored picture, by its token. */
  addresses: ReadonlyMap<string, string>;
  /** The message to the author about lost pictures; empty without any. */
  lost: string;
}

/**
 * Stores the pictures of a pasted text as files of the article.
 * @param article the stored article, requested when there is a picture to store
 */
export async function takePictures(
  api: ArticleApi,
  article: () => Promise<Article>,
  onAdded: (file: AttachedFile) => void,
  pictures: readonly PastedPicture[],
  lost: readonly LossReason[],
): Promise<TakenPictures> {
  const addresses = new Map<string, string>();
  const bySource = new Map<unknown, string>();
  const failures: string[] = lost.map((reason) => reasons[reason]);
  for (const { token, source } of pictures)
    try {
      const known = bySource.get(source);
      const address = known ?? (await store(await readPicture(source)));
      bySource.set(source, address);
      addresses.set(token, address);
    } catch (error) {
      failures.push(errorText(error));
    }
  return { addresses, lost: lossText(failures) };

  async function store(file: File): Promise<string> {
    const { id, attachments } = await article();
    const name = `正文图片${attachments.length + 1}.${file.type === 'image/jpeg' ? 'jpg' : 'png'}`;
    const added = await api.addFile(id, name, 'other', await readUpload(file, fileSizeMax));
    onAdded(added);
    if (!added.preview) throw new Error('平台没有给出图片的地址');
    return added.preview;
  }
}

/** The number of lost pictures, why each is lost, and what to do; empty for none. */
export function lossText(failures: readonly string[]): string {
  if (failures.length === 0) return '';
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  const parts =
    counts.size === 1 ? [...counts.keys()] : [...counts].map(([reason, count]) => `${count} 张${reason}`);
  return `${failures.length} 张图片没有带过来：${parts.join('；')}。请另存为 PNG 或 JPEG，添加到附件后用“图片”按钮插入。`;
}

/** A picture as PNG or JPEG. @throws Error with a text for the author */
async function readPicture(source: string | File): Promise<File> {
  const bytes = typeof source === 'string' ? await load(source) : source;
  const type = await pictureType(bytes);
  if (type !== null) return new File([bytes], 'picture', { type });
  return await redraw(URL.createObjectURL(bytes), true);
}

async function load(address: string): Promise<Blob> {
  if (address.startsWith('data:')) return decodeData(address);
  // The page's policy allows pictures of such addresses, but no requests.
  if (address.startsWith('blob:')) return await redraw(address, false);
  return await withTimeLimit(async (signal) => {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    if (!response.ok) throw new Error();
    return await response.blob();
  }).catch(() => {
    throw new Error('所在网站不允许取用');
  });
}

/** The bytes of a `data:` address. */
function decodeData(address: string): Blob {
  const [, type = '', encoding, body = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  try {
    const text = decodeURIComponent(body);
    if (!encoding) return new Blob([text], { type });
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type });
  } catch {
    throw new Error('图片数据不完整');
  }
}

/** The type of a file that the platform accepts as it is. */
async function pictureType(bytes: Blob): Promise<'image/png' | 'image/jpeg' | null> {
  const [first, second] = new Uint8Array(await bytes.slice(0, 2).arrayBuffer());
  if (first === 0x89 && second === 0x50) return 'image/png';
  return first === 0xff && second === 0xd8 ? 'image/jpeg' : null;
}

/** Longest side in pixels of a picture that is drawn again. */
const drawnSideMax = 4000;

/** Draws a picture of another type again as PNG, or as JPEG where that is too large. */
async function redraw(address: string, isOwn: boolean): Promise<File> {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, drawnSideMax / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const encode = (type: string) =>
      new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type, 0.9);
      });
    const png = await encode('image/png');
    const drawn = png && png.size > fileSizeMax ? await encode('image/jpeg') : png;
    if (drawn === null) throw new Error();
    return new File([drawn], 'picture', { type: drawn.type });
  } catch {
    throw new Error('不是能打开的图片');
  } finally {
    if (isOwn) URL.revokeObjectURL(address);
  }
}

/**
 * The path by which a text names a picture of this platform; `null` for pictures of other sites, and for files of
 * other articles, which are copied.
 */
export const ownPathOf =
  (api: ArticleApi, article: Article | null) =>
  (address: string): string | null => {
    const { origin } = new URL(api.mediaAddress('/'));
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (!path.startsWith('/media/')) return null;
    if (!path.startsWith('/media/attachment/')) return path;
    const [file] = path.split('?');
    const own = article?.attachments.find(({ preview }) => preview?.split('?')[0] === file);
    return own?.preview ?? null;
  };

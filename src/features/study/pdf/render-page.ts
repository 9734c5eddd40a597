import { Util, type PageViewport, type PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';
import { releaseCanvases, type PageSize, type RenderedPage } from './pdf-document';
import styles from './pdf.module.css';

/** Safari leaves larger canvases blank; a pixel needs 4 bytes in every browser. */
const maxCanvasPixels = 8_000_000;
/** No browser draws on a canvas with a longer side. */
const maxCanvasSide = 16_384;

/** Size of a page, in points. */
export function pageSize(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/**
 * Renders a page as a canvas with a text layer and replaces the children of `container`.
 * @param width CSS pixels
 * @throws when it is cancelled or cannot be rendered
 */
export async function renderPage(
  page: PDFPageProxy,
  container: HTMLElement,
  width: number,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const paper = page.getViewport({ scale: 1 });
  const scale = width / paper.width;
  const height = paper.height * scale;
  const maxDensity = Math.min(
    Math.sqrt(maxCanvasPixels / (width * height)),
    maxCanvasSide / Math.max(width, height),
  );
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio || 1, maxDensity) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  canvas.setAttribute('aria-hidden', 'true');
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext || signal.aborted) throw new Error('no canvas');
  const rendering = page.render({ canvasContext, viewport });
  const cancel = () => {
    rendering.cancel();
    // at once: a worker that was terminated never sends the text that is awaited below
    canvas.width = canvas.height = 0;
  };
  signal.addEventListener('abort', cancel);
  try {
    await rendering.promise;
    const text = await page.getTextContent();
    const textLayer = createTextLayer(text, paper, scale);
    if (signal.aborted) throw new Error('cancelled');
    releaseCanvases(container);
    container.replaceChildren(canvas, textLayer);
    const isBlank = textLayer.childElementCount === 0 && isUniform(canvas);
    const isGarbled = hasUnknownLetters(text, page);
    const defect = lacksContent(page) ? 'incomplete' : isGarbled ? 'garbled' : isBlank ? 'blank' : undefined;
    return { ...pageSize(page), defect };
  } catch (cause) {
    canvas.width = canvas.height = 0;
    throw cause;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * True when something of a page is missing, which pdf.js leaves out in silence: an image that could not be decoded, as
 * JPEG 2000 without WebAssembly, the rest of a damaged content, or the text of a font that could not be read.
 */
function lacksContent({ objs, commonObjs }: PDFPageProxy): boolean {
  const resolved = [objs, commonObjs] as unknown as Iterable<readonly [id: string, data: unknown]>[];
  return resolved.some((list) =>
    [...list].some(([id, data]) => (id.includes('img_') && data === null) || typeof data === 'string'),
  );
}

/** True for text in a font that the file lacks, and whose numbers of letters only the machine of its author knows. */
function hasUnknownLetters({ items }: TextContent, { commonObjs }: PDFPageProxy): boolean {
  const objects = commonObjs as unknown as { has: (id: string) => boolean; get: (id: string) => object };
  const isUnknown = (id: string) => objects.has(id) && 'hasUnknownLetters' in objects.get(id);
  return items.some((item) => 'str' in item && item.str.trim() !== '' && isUnknown(item.fontName));
}

/** True for a canvas of one colour. */
function isUniform(canvas: HTMLCanvasElement): boolean {
  const sample = document.createElement('canvas');
  sample.width = sample.height = 64;
  const context = sample.getContext('2d');
  if (!context) return false;
  context.drawImage(canvas, 0, 0, 64, 64);
  const pixels = new Uint32Array(context.getImageData(0, 0, 64, 64).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}

/**
 * The text of a page in transparent spans over the canvas, for selection and screen readers. It replaces the text layer
 * of pdf.js, which measures in canvases that it appends to the body: in a host, the body belongs to the host.
 * @param paper viewport of the page in points
 * @param scale CSS pixels per point
 */
function createTextLayer({ items, styles: fonts }: TextContent, paper: PageViewport, scale: number) {
  const layer = document.createElement('div');
  layer.className = styles.text ?? '';
  Object.assign(layer.style, {
    width: `${paper.width}px`,
    height: `${paper.height}px`,
    transform: `scale(${scale})`,
  });
  const measure = document.createElement('canvas').getContext('2d');
  for (const item of items) {
    // items without text mark the structure
    if (!('str' in item)) continue;
    const { fontFamily = 'sans-serif', ascent = 0.8 } = fonts[item.fontName] ?? {};
    if (item.str !== '') layer.append(createSpan(item, paper, fontFamily, ascent || 0.8, measure));
    if (item.hasEOL) layer.append(document.createElement('br'));
  }
  return layer;
}

function createSpan(
  { str, width, transform }: TextItem,
  paper: PageViewport,
  fontFamily: string,
  ascent: number,
  measure: CanvasRenderingContext2D | null,
) {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = Util.transform(
    paper.transform,
    transform as number[],
  ) as number[];
  const size = Math.hypot(c, d);
  if (measure) measure.font = `${size}px ${fontFamily}`;
  const measured = measure?.measureText(str).width ?? 0;
  const stretch = measured > 0 && width > 0 ? width / measured : 1;
  const span = document.createElement('span');
  span.textContent = str;
  Object.assign(span.style, {
    left: `${left}px`,
    top: `${baseline - size * ascent}px`,
    fontSize: `${size}px`,
    fontFamily,
    transformOrigin: `0 ${ascent * size}px`,
    transform: `rotate(${Math.atan2(b, a)}rad) scaleX(${stretch})`,
  });
  return span;
}

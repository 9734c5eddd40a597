import { Util, type PageViewport } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';
import styles from './pdf.module.css';

/**
 * The text of a page in transparent spans over its picture, to be selected and read aloud. Our own in place of pdf.js',
 * which measures in canvases that it puts into the body, in a host not ours.
 * @param paper the page in points
 * @param scale pixels a point
 */
export function makeTextLayer({ items, styles: fonts }: TextContent, paper: PageViewport, scale: number) {
  const layer = document.createElement('div');
  layer.className = styles.text ?? '';
  Object.assign(layer.style, {
    width: `${paper.width}px`,
    height: `${paper.height}px`,
    transform: `scale(${scale})`,
  });
  const measure = document.createElement('canvas').getContext('2d');
  for (const item of items) {
    // others mark the structure
    if (!('str' in item)) continue;
    const { fontFamily = 'sans-serif', ascent = 0.8 } = fonts[item.fontName] ?? {};
    if (item.str !== '') layer.append(makeSpan(item, paper, fontFamily, ascent || 0.8, measure));
    if (item.hasEOL) layer.append(document.createElement('br'));
  }
  return layer;
}

function makeSpan(
  { str, width, transform }: TextItem,
  paper: PageViewport,
  fontFamily: string,
  ascent: number,
  measure: CanvasRenderingContext2D | null,
) {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, base = 0] = Util.transform(
    paper.transform,
    transform as number[],
  ) as number[];
  const size = Math.hypot(c, d);
  if (measure) measure.font = `${size}px ${fontFamily}`;
  const natural = measure?.measureText(str).width ?? 0;
  const stretch = natural > 0 && width > 0 ? width / natural : 1;
  const span = document.createElement('span');
  span.textContent = str;
  Object.assign(span.style, {
    left: `${left}px`,
    top: `${base - size * ascent}px`,
    fontSize: `${size}px`,
    fontFamily,
    transformOrigin: `0 ${ascent * size}px`,
    transform: `rotate(${Math.atan2(b, a)}rad) scaleX(${stretch})`,
  });
  return span;
}

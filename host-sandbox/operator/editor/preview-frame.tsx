import { useEffect, useRef, useState } from 'react';
import articleCss from 'virtual:article-preview.css?inline';
import { toMinute } from '../date-time';

/** The content of an article's page. */
interface PreviewedArticle {
  title: string;
  categoryName: string | null;
  source: string;
  /** ISO in UTC. */
  publishedAt: string;
  /** Address of the cover; `null` without one. */
  cover: string | null;
  /** As the platform would store it, cleaned. */
  content: string;
}

/** Widths of the preview in CSS pixels: a computer's and a phone's. */
export type PreviewWidth = 1280 | 360;

/** Height of the frame on the page, in CSS pixels. */
const height = 520;

/** Only pictures may load, and no script may run; the frame is also sandboxed. */
const policy = `default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'`;

/** The page of an article at a width, in the portal's own styles; a wide one is made smaller to fit. */
export function PreviewFrame(props: {
  article: PreviewedArticle;
  width: PreviewWidth;
  theme: 'blue-white' | 'dark';
  /** The address from which a picture of the text can be loaded here. */
  pictureAddress: (src: string) => string | null;
}) {
  const { article, width, theme, pictureAddress } = props;
  const place = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState<number>(width);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, space / width);
  return (
    <div ref={place} className="article-preview" style={{ height }}>
      <iframe
        title="预览"
        sandbox=""
        width={width}
        height={height / scale}
        style={{ transform: `scale(${scale})` }}
        srcDoc={pageOf(article, theme, pictureAddress)}
      />
    </div>
  );
}

function pageOf(
  { title, categoryName, source, publishedAt, cover, content }: PreviewedArticle,
  theme: string,
  pictureAddress: (src: string) => string | null,
): string {
  const page = document.implementation.createHTMLDocument(title);
  const add = (parent: Element, name: string, className = '', text = '') => {
    const element = parent.appendChild(page.createElement(name));
    if (className) element.className = className;
    element.textContent = text;
    return element;
  };
  const meta = add(page.head, 'meta');
  meta.setAttribute('http-equiv', 'content-security-policy');
  meta.setAttribute('content', policy);
  add(page.head, 'style', '', `${articleCss} body{margin:0}`);
  page.documentElement.lang = 'zh-CN';
  const root = add(page.body, 'div', 'article-preview-styles');
  root.dataset.theme = theme;
  const article = add(add(root, 'div', 'page'), 'article', 'card article');
  add(article, 'h1', '', title);
  const facts = add(article, 'div', 'meta');
  for (const text of [toMinute(publishedAt).slice(0, 10).replaceAll('-', '/'), categoryName, source])
    if (text) add(facts, 'span', '', text);
  if (cover !== null) add(article, 'img', 'cover').setAttribute('src', cover);
  const text = add(article, 'div', 'text');
  text.innerHTML = content;
  for (const image of text.querySelectorAll('img'))
    image.setAttribute('src', pictureAddress(image.getAttribute('src') ?? '') ?? '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { useConfig, useMediaUrl } from '@/shared/config/config-context';
import { isModifiedClick } from '@/shared/lib/modified-click';
import { isWithinBounds, textOf } from './is-within-bounds';
import { messages } from './messages';
import styles from './rich-text.module.css';
import { sanitizeHtml } from './sanitize-html';

const ImageLightbox = lazyWithRetry(
  defineChunk(
    () => import('./image-lightbox'),
    (module) => module.default,
  ),
  { placement: 'overlay' },
);

/** Sanitised rich text from the platform. The only component that sets HTML. Images open in a lightbox. */
export function RichText({ html }: { html: string }) {
  const intl = useIntl();
  const mediaUrl = useMediaUrl();
  const { publicUrl } = useConfig();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const isFormatted = useMemo(() => isWithinBounds(html), [html]);
  const clean = useMemo(() => {
    const context = { mediaUrl, publicUrl, hrefOf: (path: string) => base + path };
    return sanitizeHtml(isFormatted ? html : textOf(html), context);
  }, [html, isFormatted, mediaUrl, publicUrl, base]);
  const text = useRef<HTMLDivElement>(null);
  const [openImage, setOpenImage] = useState<HTMLImageElement | null>(null);

  useEffect(() => {
    // scrollable blocks must be reachable by keyboard
    for (const block of text.current?.querySelectorAll('pre') ?? []) block.tabIndex = 0;
    for (const image of zoomableImages(text.current)) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      const alt = image.alt || intl.formatMessage(messages.image);
      image.setAttribute('aria-label', intl.formatMessage(messages.enlarge, { alt }));
    }
  }, [clean, intl]);

  /** @returns whether the target is an image that opens in the lightbox */
  const openLightbox = (target: EventTarget): boolean => {
    const image = zoomableImages(text.current).find((candidate) => candidate === target);
    if (image) setOpenImage(image);
    return image !== undefined;
  };

  return (
    <>
      {!isFormatted && (
        <p className={styles.note} lang={intl.locale}>
          <FormattedMessage {...messages.textOnly} />
        </p>
      )}
      <div
        ref={text}
        className={styles.text}
        onClick={(event) => {
          const path = openLightbox(event.target) ? null : clickedPath(event, base);
          if (path === null) return;
          event.preventDefault();
          void navigate(path);
        }}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && openLightbox(event.target))
            event.preventDefault();
        }}
        dangerouslySetInnerHTML={{ __html: clean }}
      />
      {openImage && (
        <ImageLightbox
          address={openImage.src}
          alt={openImage.alt}
          onClose={() => {
            setOpenImage(null);
          }}
        />
      )}
    </>
  );
}

/**
 * The in-app path of a clicked link; null for other targets and for clicks that open a new tab. The router navigates
 * itself, because with memory history the address bar belongs to the host.
 */
function clickedPath(event: MouseEvent, base: string): string | null {
  if (isModifiedClick(event)) return null;
  const link = (event.target as Element).closest('a[href]:not([target])');
  return link?.getAttribute('href')?.slice(base.length) ?? null;
}

/** Images with an address that are not part of a link. */
function zoomableImages(text: HTMLElement | null): HTMLImageElement[] {
  return [...(text?.querySelectorAll<HTMLImageElement>('img[src]') ?? [])].filter(
    (image) => !image.closest('a'),
  );
}

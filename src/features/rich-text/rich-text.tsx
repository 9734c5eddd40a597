import { lazy, Suspense, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { useConfig, useMediaUrl } from '@/shared/config/config-context';
import { messages } from './messages';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

const EnlargedPicture = lazy(() => import('./enlarged-picture'));

/** Rich text from the platform, sanitised before it meets the page: the one place that sets html. Its pictures enlarge. */
export function RichText({ html }: { html: string }) {
  const intl = useIntl();
  const mediaUrl = useMediaUrl();
  const { publicUrl } = useConfig();
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const clean = useMemo(
    () => sanitise(html, { mediaUrl, publicUrl, hrefOf: (path) => root + path }),
    [html, mediaUrl, publicUrl, root],
  );
  const text = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);

  useEffect(() => {
    // what scrolls within itself does so by keyboard too
    for (const lines of text.current?.querySelectorAll('pre') ?? []) lines.tabIndex = 0;
    for (const image of picturesIn(text.current)) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      const what = image.alt || intl.formatMessage(messages.picture);
      image.setAttribute('aria-label', intl.formatMessage(messages.enlarge, { what }));
    }
  }, [clean, intl]);

  /** @returns whether there was a picture to enlarge */
  const enlarge = (target: EventTarget): boolean => {
    const image = picturesIn(text.current).find((candidate) => candidate === target);
    if (image) setPicture(image);
    return image !== undefined;
  };

  return (
    <>
      <div
        ref={text}
        className={styles.text}
        onClick={(event) => {
          const path = enlarge(event.target) ? null : followedPath(event, root);
          if (path === null) return;
          event.preventDefault();
          void navigate(path);
        }}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && enlarge(event.target)) event.preventDefault();
        }}
        dangerouslySetInnerHTML={{ __html: clean }}
      />
      {picture && (
        <Suspense fallback={null}>
          <EnlargedPicture
            address={picture.src}
            alt={picture.alt}
            onClose={() => {
              setPicture(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The in-app path a press leads to; null where it leads nowhere of ours, or the browser shall open it elsewhere. The
 * router has to be told: with memory history the page's address is the host's.
 */
function followedPath(event: MouseEvent, root: string): string | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = (target as Element).closest('a[href]:not([target])');
  return link?.getAttribute('href')?.slice(root.length) ?? null;
}

/** Those that lead nowhere: a picture within a link is the link's. One without an address shows nothing. */
function picturesIn(text: HTMLElement | null): HTMLImageElement[] {
  return [...(text?.querySelectorAll<HTMLImageElement>('img[src]') ?? [])].filter(
    (image) => !image.closest('a'),
  );
}

import { useLayoutEffect, useRef } from 'react';
import { usePortal } from '../portal-context';
import { useShownPage } from '../routing/shown-page';
import { usePortalSelector } from '../store';
import { selectSettings } from '../settings/settings';

/**
 * The welcome banner of the site (R1.17, R1.18). Where the page was painted before any script, that very node is
 * taken over, so that the largest paint of the first screen is not painted twice.
 */
export function Banner() {
  const { config, firstPaintBanner } = usePortal();
  const { language } = usePortalSelector(selectSettings);
  const full = useShownPage()?.banner === 'full';
  const place = useRef<HTMLElement>(null);
  const { welcome, aim } = config.site;

  useLayoutEffect(() => {
    const node = firstPaintBanner ?? emptyBanner();
    node.toggleAttribute('data-full', full);
    write(node, 'strong', welcome[language]);
    write(node, 'em', aim[language]);
    if (node.parentNode !== place.current) place.current?.append(node);
    return () => {
      if (node !== firstPaintBanner) node.remove();
    };
  }, [aim, firstPaintBanner, full, language, welcome]);

  return <section ref={place} aria-label={welcome[language]} />;
}

function write(node: HTMLElement, selector: string, text: string): void {
  const part = node.querySelector(selector);
  if (part && part.textContent !== text) part.textContent = text;
}

/** The same structure as the static one of index.html. */
function emptyBanner(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'portal-banner';
  const wrap = node.appendChild(document.createElement('div'));
  wrap.className = 'portal-wrap';
  const paragraph = wrap.appendChild(document.createElement('p'));
  paragraph.append(document.createElement('strong'), document.createElement('em'));
  return node;
}

import { useLayoutEffect, useRef } from 'react';
import { useAppearance } from '@/shared/theme/appearance-context';
import { usePortal } from '../portal-context';
import { useCurrentPage } from '../router/current-page';
import { removeNode } from '@/shared/lib/remove-node';

/**
 * The welcome banner (R1.17, R1.18). It adopts the banner element of index.html, so that the largest element of the first
 * screen is not painted twice.
 */
export function Banner() {
  const { config, shellBanner } = usePortal();
  const { language } = useAppearance();
  const isFull = useCurrentPage()?.banner === 'full';
  const container = useRef<HTMLElement>(null);
  const { welcome, aim } = config.site;

  useLayoutEffect(() => {
    const node = shellBanner ?? createBanner();
    node.toggleAttribute('data-full', isFull);
    setText(node, 'strong', welcome[language]);
    setText(node, 'em', aim[language]);
    if (node.parentNode !== container.current) container.current?.append(node);
    return () => {
      if (node !== shellBanner) removeNode(node);
    };
  }, [aim, shellBanner, isFull, language, welcome]);

  return <section ref={container} aria-label={welcome[language]} />;
}

function setText(node: HTMLElement, selector: string, text: string): void {
  const target = node.querySelector(selector);
  if (target && target.textContent !== text) target.textContent = text;
}

/** The same structure as the banner in index.html. */
function createBanner(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'portal-banner';
  const wrap = node.appendChild(document.createElement('div'));
  wrap.className = 'portal-wrap';
  const paragraph = wrap.appendChild(document.createElement('p'));
  paragraph.append(document.createElement('strong'), document.createElement('em'));
  return node;
}

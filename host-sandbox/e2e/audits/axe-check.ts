import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations that axe finds in the page or a part of it, one line per element. */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  // Evaluated, not added as a script element, which the page's CSP would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, values }) => {
      // A colour in transition has the contrast of neither state. Transitions of parts that are not painted never end.
      const isChanging = () =>
        document
          .getAnimations()
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.getComputedTiming().endTime !== Infinity &&
              effect.target?.checkVisibility() === true,
          );
      while (isChanging()) await new Promise(requestAnimationFrame);
      const { axe } = window as unknown as { axe: typeof Axe };
      // Markup and selectors of all elements that pass would take as long as the checks: only violations are described.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(include, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
        // axe runs in this document only: a frame without script, such as a preview, could not respond.
        iframes: false,
        // Only a rule that is off here reads the style sheets, which axe would load again.
        preload: { assets: ['media'] },
      });
      // The page behind a modal dialog cannot be clicked, and is checked without it: axe would measure what the dialog
      // leaves of its controls.
      const modal = document.querySelector('[aria-modal=true]');
      const isBehind = (element?: Element) =>
        modal !== null && element !== undefined && !modal.contains(element);
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'target-size' || !isBehind(element))
          .map(({ element, failureSummary = '' }) => {
            const html = element?.outerHTML.slice(0, 300) ?? '';
            return `${id}: ${html} ${failureSummary}`;
          }),
      );
    },
    { include: part, values: tags },
  );
}

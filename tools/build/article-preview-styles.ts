import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { themeCss } from '../../src/shared/theme/theme-css';

/** The styles of an article's page: tokens and base, card, page, text. */
const files = [
  'app/base.css',
  'shared/ui/card.module.css',
  'pages/article-detail/article-detail-page.module.css',
  'features/rich-text/rich-text.module.css',
];
const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/**
 * The module `virtual:article-preview.css`: the portal's styles of an article for other pages that show one, below the
 * class `article-preview-styles`. Inside it classes have the names of the portal's style sheets, such as `text`.
 */
export function articlePreviewStyles(): Plugin {
  const id = /^virtual:article-preview\.css(\?.*)?$/;
  return {
    name: 'article-preview-styles',
    resolveId: (requested) => (id.test(requested) ? `/__${requested.replace('virtual:', '')}` : null),
    load(requested) {
      if (!/^\/__article-preview\.css(\?|$)/.test(requested)) return null;
      for (const file of files) this.addWatchFile(source(file));
      return articlePreviewCss();
    },
  };
}

/** The css of the module, nested: a build flattens it for browsers without nesting. */
function articlePreviewCss(): string {
  const sheets = files.map((file) => readFileSync(source(file), 'utf8'));
  const root = /\.portal(?![\w-])/g;
  return `.article-preview-styles{${[themeCss(), ...sheets].join('\n').replace(root, '&')}}`;
}

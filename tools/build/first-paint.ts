import type { Plugin } from 'vite';
import { logoPath } from '../../src/shared/ui/logo-path';
import { defaults } from '../../src/contracts/defaults';
import { siteSchema } from '../../src/shared/config/site';
import { preloadedRequests } from '../../src/app/first-paint/preloaded-responses';
import { themeCss } from '../../src/shared/theme/theme-css';
import { unsupportedBrowserScript } from './unsupported-browser-script';
import { firstPaintScript } from './first-paint-script';
import { firstRequestsScript, homePage } from './home-page';

/**
 * Writes the first paint into index.html: colours, header and banner, which are visible before any script runs, the
 * inline script that adapts them to address, theme and language, and the one that sends the first requests. Texts come
 * from the portal's own declarations.
 */
export function firstPaint(): Plugin {
  const site = siteSchema.parse({});
  const [title, shortTitle] = [site.title['zh-CN'], site.shortTitle['zh-CN']];
  const shell = [
    '<div class="portal" data-first-paint>',
    '<div class="portal-header"><div class="portal-wrap portal-header-row">',
    `<span class="portal-logo"><svg viewBox="0 0 36 36" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="${logoPath}"/></svg><span class="portal-title">${title}</span><span class="portal-short-title">${shortTitle}</span></span>`,
    '</div></div>',
    `<div class="portal-banner" data-full><div class="portal-wrap"><p><strong>${site.welcome['zh-CN']}</strong><em>${site.aim['zh-CN']}</em></p></div></div>`,
  ].join('');
  let define: Record<string, unknown> = {};
  return {
    name: 'portal-first-paint',
    configResolved(config) {
      define = config.define ?? {};
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        // the servers of `npm run dev` would render the page again for each load
        const home = server ? { templates: '', script: '' } : await homePage(define);
        const inline = (code: string) => `<script>${code}</script>`;
        const scripts = [firstPaintScript(), home.script, unsupportedBrowserScript()].map(inline);
        const requests = inline(await firstRequestsScript(preloadedRequests, defaults));
        return html
          .replace('</head>', () => `${requests}<style>${themeCss()}</style></head>`)
          .replace(
            /(<div id="portal-root">)([^]*?)(<\/div>)/,
            (_whole, start: string, content: string, end: string) =>
              [start, shell, content, home.templates, '</div>', end, ...scripts].join(''),
          );
      },
    },
  };
}

import type { Plugin } from 'vite';
import qiankunPlugin from 'vite-plugin-qiankun';
import { mountErrors } from '../../src/contracts/mount-errors';
import { entryImportScript } from './entry-import-script';
import { criticalCss } from './critical-css';
import { loadErrorScript } from './load-error-script';

/** The exports are at the end of a script: a script that is truncated, yet still parses, has none. */
const rejectTruncatedScript = `function(entry){if(!entry.createPublicEntry)throw new Error('${mountErrors.incompleteScript}')}`;

/** Name under which the built page registers its lifecycles. */
export const qiankunName = 'transplant-training-portal';

/**
 * Wraps vite-plugin-qiankun and patches its output: the page's proxy is captured at once (two portals may load at the
 * same time), the entry's URL starts at the host's public path, an entry that fails to load is reported, and the styles
 * are inlined into the page, so that a host scopes and removes them with it: first the styles of the first paint, and
 * all of them after it.
 */
export function portalQiankunPlugin(): Plugin[] {
  const plugin = (qiankunPlugin as unknown as { default?: typeof qiankunPlugin }).default ?? qiankunPlugin;
  return [
    plugin(qiankunName, { useDevMode: true }) as Plugin,
    patchEntryScript(),
    inlineStyles(),
    dropInlinePreamble(),
  ];
}

function patchEntryScript(): Plugin {
  return {
    name: 'portal-qiankun-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        const entry = /<script[^>]*>import\('(\.\/[^']+)'\)([\s\S]*?)<\/script>/.exec(html);
        if (!entry) throw new Error('vite-plugin-qiankun wrote no entry import: the page would not start');
        const [whole, address = '', rest = ''] = entry;
        const captured = rest.replaceAll('window.proxy', 'proxy');
        const addresses = [...(chunk?.imports ?? []).map((file) => `./${file}`), address];
        // names the script, so that an open portal.js recognises the page of another build
        return html
          .replace(/data-portal-page(="")?/, `data-portal-page="${address}"`)
          .replace(
            whole,
            `<script>(function(proxy){var base=proxy&&proxy.__INJECTED_PUBLIC_PATH_BY_QIANKUN__;(base?Promise.all(${JSON.stringify(addresses)}.map(function(address){return import(new URL(address,new URL(base,location.href)).href)})).then(function(modules){return modules.pop()}):${entryImportScript(addresses)}).then(${rejectTruncatedScript}).catch(${loadErrorScript()})${captured}})(window.proxy)</script>`,
          );
      },
    },
  };
}

/** In development: qiankun cannot run an inline module, so main.tsx imports the preamble. */
function dropInlinePreamble(): Plugin {
  return {
    name: 'portal-drop-inline-preamble',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/<script type="module">[^<]*@react-refresh[\s\S]*?<\/script>/, ''),
    },
  };
}

function inlineStyles(): Plugin {
  return {
    name: 'portal-inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || typeof page.source !== 'string')
        throw new Error('The build made no index.html');
      for (const [file, asset] of Object.entries(bundle)) {
        if (asset.type !== 'asset' || !file.endsWith('.css')) continue;
        const link: string | undefined = page.source.match(/<link[^>]+>/g)?.find((tag) => tag.includes(file));
        if (link === undefined) throw new Error(`Styles ${file} are not linked from index.html`);
        const css = String(asset.source);
        const critical = criticalCss(css, page.source.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, ''));
        page.source = page.source
          .replace(link, () => `<style data-critical-css>${critical}</style>`)
          .replace('</body>', () => `<style>${css}</style></body>`);
        delete bundle[file];
      }
    },
  };
}

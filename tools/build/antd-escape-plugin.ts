import type { Plugin } from 'vite';

/** Adds an overlay to the list of open ones while it is rendered. */
const registrationInRender =
  /useMemo\(\(\) => \{\s*if \(open\) \{\s*ensure\(\);\s*\} else if \(!open\) \{\s*clear\(\);\s*\}\s*\}, \[open\]\);/;

/**
 * antd gives the Escape key to the overlay that was opened last. It adds an overlay to its list while it renders, so that
 * a render that React discards, as it does on a busy machine, stays in the list: no dialog is the last one any more, and
 * Escape closes none until a reload. The effect beside it adds each overlay that is really open, which is enough.
 * @throws when antd has changed
 */
export function antdEscapePlugin(): Plugin {
  return {
    name: 'antd-escape',
    transform(code, id) {
      if (!id.includes('@rc-component/portal/es/useEscKeyDown')) return undefined;
      if (!registrationInRender.test(code))
        throw new Error('antd adds overlays elsewhere: change or remove antd-escape-plugin.ts');
      return { code: code.replace(registrationInRender, ''), map: null };
    },
  };
}

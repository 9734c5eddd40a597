import type { Plugin } from 'vite';
import { releaseFileName, type ReleaseFile } from '../../src/contracts/release-file';

/** The module whose script identifies the build. It is in the first script, whose hash changes with any code. */
const identified = '/src/portal.tsx';

/**
 * Writes `version.json` next to the built page, which open pages poll to notice a new version, and gives the code the
 * address of the script that the file names.
 * @param version of package.json
 */
export function releaseFilePlugin(version: string): Plugin {
  return {
    name: 'portal-release-file',
    config: () => ({ define: { __PORTAL_FILE__: 'import.meta.url' } }),
    generateBundle(_options, bundle) {
      const script = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(identified)),
      );
      if (!script) throw new Error(`No script of the build contains ${identified}`);
      const content: ReleaseFile = { version, build: script.fileName };
      this.emitFile({ type: 'asset', fileName: releaseFileName, source: `${JSON.stringify(content)}\n` });
    },
  };
}

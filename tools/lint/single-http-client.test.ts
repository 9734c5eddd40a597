import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../src');

/** Files of the portal, tests aside, whose code has this text. */
function filesWith(text: RegExp): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing/.test(name))
    .filter((name) => text.test(readFileSync(join(root, name), 'utf8')))
    .sort();
}

describe('the calls of a portal (R7.2)', () => {
  it('go through the one client of its store', () => {
    expect(filesWith(/\bcreateClient\(\{/)).toEqual(['app/store/create-portal-store.ts']);
    expect(filesWith(/\bcreateTransport\(deps/)).toEqual(['shared/api/client.ts']);
  });

  it('are sent by its transport, and the first ones by the script of the page; other requests are for files', () => {
    expect(filesWith(/\baxios\.|from 'axios'|import\('axios'\)/)).toEqual(['shared/api/transport.ts']);
    expect(filesWith(/\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b/)).toEqual([
      'app/first-paint/send-first-requests.ts',
      'app/new-version/fetch-release.ts',
      'features/downloads/resumable-fetch.ts',
      'features/study/pdf/pdf-assets.ts',
      'features/study/video/source-problem.ts',
      'features/study/video/use-captions.ts',
      'public-entry.ts',
      'shared/api/transport.ts',
      'shared/chunks/load-chunk.ts',
    ]);
  });
});

import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { openLesson, play, playedIn, store, type Served } from './lesson-files';

const file = (name: string) => readFileSync(path.join(import.meta.dirname, 'files/hls', name));
const type = 'application/vnd.apple.mpegurl';
const media = { sources: [{ url: `${store}/master.m3u8`, type }], captions: [] };
const names = [
  'master.m3u8',
  's0.m3u8',
  's1.m3u8',
  'init_0.mp4',
  'init_1.mp4',
  's00.m4s',
  's01.m4s',
  's10.m4s',
];
const filesOf = (list: readonly string[]): Record<string, Served> =>
  Object.fromEntries(
    list.map((name) => [name, { body: file(name), type: name.endsWith('8') ? type : 'video/mp4' }]),
  );

test('An HLS stream with a soundtrack of its own is heard, and one with a missing part or without an end says so', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await signInByToken(page, 'trainee');
  await openLesson(page, media, filesOf(names));
  await play(page);
  const sound = () =>
    page
      .locator('video')
      .evaluate(
        (video) => (video as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
      );
  await expect.poll(sound).toBeGreaterThan(0);
  const reports = await openLesson(page, media, filesOf(names.slice(0, -1)));
  await expect(page.getByRole('alert').filter({ hasText: '视频文件有问题' })).toBeVisible();
  await expect.poll(() => reports.join()).toMatch(/fragLoadError, HTTP 404/);
  const endless = await openLesson(page, media, {
    ...filesOf(names),
    's1.m3u8': { body: file('s1.m3u8').toString().replace('#EXT-X-ENDLIST', ''), type },
  });
  await expect(page.getByRole('alert').filter({ hasText: '视频文件有问题' })).toBeVisible();
  await expect.poll(() => endless.join()).toMatch(/no EXT-X-ENDLIST/);
});

const key = Buffer.alloc(16, 7);
const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16));
const encrypted = Buffer.concat([cipher.update(file('s10.m4s')), cipher.final()]);

/** A stream of one encrypted part. @param keyTag what is in EXT-X-KEY */
const locked = (
  keyFile: Served | null,
  keyTag = `METHOD=AES-128,URI="key",IV=0x${'0'.repeat(32)}`,
): Record<string, Served> => ({
  'master.m3u8': {
    body: file('s1.m3u8').toString().replace('#EXTINF', `#EXT-X-KEY:${keyTag}\n#EXTINF`),
    type,
  },
  'init_1.mp4': { body: file('init_1.mp4') },
  's10.m4s': { body: encrypted },
  ...(keyFile && { key: keyFile }),
});

/** A stream of three parts of 2 s, of which the second is another one. @param tag before the second */
const parts = (second: Buffer, tag = ''): Record<string, Served> => ({
  'master.m3u8': {
    body: `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:2,\nt0.m2ts\n${tag}#EXTINF:2,\nt1.m2ts\n#EXTINF:2,\nt2.m2ts\n#EXT-X-ENDLIST\n`,
    type,
  },
  't0.m2ts': { body: file('t0.m2ts'), type: 'video/mp2t' },
  't1.m2ts': { body: second, type: 'video/mp2t' },
  't2.m2ts': { body: file('t2.m2ts'), type: 'video/mp2t' },
});

const widevine =
  'METHOD=SAMPLE-AES-CTR,URI="data:text/plain;base64,AAAA",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"';
const fairplay = 'METHOD=SAMPLE-AES,URI="skd://key",KEYFORMAT="com.apple.streamingkeydelivery"';
const [damaged, unsupported] = [/视频文件有问题/, /无法显示这个视频的画面/];
const broken: Record<string, { files: Record<string, Served>; says: RegExp; reason: RegExp }> = {
  'another key': {
    files: locked({ body: Buffer.alloc(16, 8) }),
    says: damaged,
    reason: /encrypted with another key/,
  },
  'no key': { files: locked(null), says: damaged, reason: /keyLoadError, HTTP 404/ },
  'a page for a key': {
    files: locked({ body: '<!doctype html><p>login', type: 'text/html' }),
    says: damaged,
    reason: /the key has 23 bytes/,
  },
  Widevine: { files: locked(null, widevine), says: unsupported, reason: /encrypted for urn:uuid/ },
  FairPlay: { files: locked(null, fairplay), says: unsupported, reason: /encrypted for com.apple/ },
  'a declared gap': { files: parts(Buffer.alloc(0), '#EXT-X-GAP\n'), says: damaged, reason: /EXT-X-GAP/ },
  'an empty part': { files: parts(Buffer.alloc(0)), says: damaged, reason: /nothing from 2(\.\d+)? to 4/ },
};

test('An HLS stream that is encrypted for others, or lacks a part, says so and is not counted', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/404|skd:|Failed to load|Refused to connect|URL scheme/);
  await signInByToken(page, 'trainee');
  await openLesson(page, media, locked({ body: key }));
  await play(page);
  await expect.poll(() => playedIn(page)).toBeGreaterThan(1);
  for (const [name, { files, says, reason }] of Object.entries(broken)) {
    const reports = await openLesson(page, media, files);
    if (!(await page.getByRole('alert').isVisible())) await play(page).catch(() => undefined);
    await expect(page.getByRole('alert').filter({ hasText: says }), name).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => reports.join(), { message: name }).toMatch(reason);
    expect(await playedIn(page), name).toBeLessThan(3);
  }
});

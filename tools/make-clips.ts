import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../host-sandbox/kits/probe/chromium';
import { isStream } from '../host-sandbox/platform/modules/study/lesson-media';
import { sampleVideos } from '../host-sandbox/platform/seed/course-rows';
import {
  type LessonVideo,
  type TimedSlide,
  picturesPerSecond,
  timeSlides,
} from '../host-sandbox/platform/seed/lesson-video';
import { picture, slidePage } from '../host-sandbox/platform/seed/media/slide-html';

// Makes the sample's videos once: `npx tsx tools/make-clips.ts`, or only some of them by
// name, such as `clip-liver-nutrition`. The files are stored in `clips/`, so the sample runs without ffmpeg (here 5.1
// with libx264, libvpx-vp9 and libopus) and without Chromium and Noto Sans CJK. `FFMPEG` may name another ffmpeg.

const folder = join(import.meta.dirname, '../host-sandbox/platform/seed/media/clips');
const ffmpeg = process.env.FFMPEG ?? 'ffmpeg';

/** Draws the slides of a video into a folder. @throws Error when a text is wider or higher than its place */
async function drawSlides(page: Page, video: LessonVideo, into: string): Promise<string[]> {
  const files: string[] = [];
  for (const index of video.slides.keys()) {
    await page.setContent(slidePage(video, index));
    const tooLong = await page.evaluate(() =>
      [...document.querySelectorAll('body, header, main, li, .card, span')]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 12,
        )
        .map(({ textContent }) => textContent),
    );
    if (tooLong.length > 0) throw new Error(`${video.slug}, slide ${index + 1}: ${tooLong.join(' | ')}`);
    const path = join(into, `${video.slug}-${index}.png`);
    await page.screenshot({ path });
    files.push(path);
  }
  return files;
}

/** The sound: silence, and a soft chime when a slide changes. */
function soundOf(slides: readonly TimedSlide[], seconds: number): string {
  const chimes = slides.slice(1).map(({ from }) => {
    const since = `(t-${from})`;
    return `between(t\\,${from}\\,${from + 1})*exp(-6*${since})*sin(2*PI*660*${since})`;
  });
  return `aevalsrc='0.05*(${chimes.join('+')})':s=8000:c=mono:d=${seconds}[heard]`;
}

const forms = {
  mp4: [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-crf', '43', '-bf', '0'],
    ...['-sc_threshold', '0', '-c:a', 'aac', '-b:a', '12k', '-movflags', '+faststart'],
  ],
  webm: [
    ...['-c:v', 'libvpx-vp9', '-crf', '56', '-b:v', '0', '-deadline', 'good', '-tune-content', 'screen'],
    ...['-c:a', 'libopus', '-b:a', '6k', '-application', 'voip', '-frame_duration', '120'],
  ],
};

/** Without dates, encoder names and threads the same input gives the same bytes. */
const exact = ['-map_metadata', '-1', '-threads', '1', '-fflags', '+bitexact'];
const exactTracks = ['-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** Joins the slides to one video per form; each begins with a full picture, where a player can seek to. */
function joinSlides(
  pictures: readonly string[],
  slides: readonly TimedSlide[],
  seconds: number,
  name: string,
) {
  const inputs = slides.flatMap(({ from, to }, index) => [
    ...['-loop', '1', '-framerate', `${picturesPerSecond}`, '-t', `${to - from}`],
    ...['-i', pictures[index] ?? ''],
  ]);
  const graph = `concat=n=${slides.length}:v=1:a=0,format=yuv420p[seen];${soundOf(slides, seconds)}`;
  const tracks = ['-filter_complex', graph, '-map', '[seen]', '-map', '[heard]', '-t', `${seconds}`];
  const starts = slides.map(({ from }) => from).join(',');
  const fullPictures = ['-g', '9999', '-force_key_frames', starts];
  for (const [ending, options] of Object.entries(forms)) {
    const output = [...tracks, ...options, ...fullPictures, ...exact, ...exactTracks];
    execFileSync(ffmpeg, ['-v', 'error', '-y', ...inputs, ...output, join(folder, `${name}.${ending}`)]);
  }
}

/** Makes a stream of a video: one file with a segment for each slide, and its playlist. */
function makeStream(name: string): void {
  const parts = ['-f', 'hls', '-hls_time', '1', '-hls_playlist_type', 'vod', '-hls_flags', 'single_file'];
  const whole = ['-i', join(folder, `${name}.mp4`), '-c', 'copy', '-fflags', '+bitexact'];
  const stream = ['-hls_segment_type', 'fmp4', join(folder, `${name}.m3u8`)];
  execFileSync(ffmpeg, ['-v', 'error', '-y', ...whole, ...parts, ...stream]);
  for (const ending of Object.keys(forms)) rmSync(join(folder, `${name}.${ending}`));
}

const wanted = process.argv.slice(2);
const drawings = mkdtempSync(join(tmpdir(), 'slides-'));
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: provideChromium() });
try {
  const page = await browser.newPage({ viewport: picture });
  for (const { media, video, seconds } of sampleVideos()) {
    if (wanted.length > 0 && !wanted.includes(media)) continue;
    joinSlides(await drawSlides(page, video, drawings), timeSlides(video.slides, seconds), seconds, media);
    if (isStream(media)) makeStream(media);
  }
} finally {
  await browser.close();
  rmSync(drawings, { recursive: true });
}

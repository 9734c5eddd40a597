import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clipSeconds } from '../course-seed';

// Made once, by `FFMPEG=/path/to/ffmpeg npx tsx host-sandbox/platform/seed/media/make-clips.ts`; the files are stored in
// `clips/`, so that nobody needs ffmpeg (7.0, with libx264, libvpx-vp9 and libopus) to run the sample.

const folder = join(dirname(fileURLToPath(import.meta.url)), 'clips');
const ffmpeg = process.env.FFMPEG ?? 'ffmpeg';
const picture = { width: 640, height: 360, perSecond: 8 };

/** The picture: a plain background, a progress bar, and a block that lights up every ten seconds. */
function filterOf(seconds: number): string {
  const { width, height, perSecond } = picture;
  const bar = { left: 60, top: height - 70, width: width - 120 };
  const blocks = Array.from({ length: seconds / 10 }, (_, index) => {
    const [x, y] = [bar.left + (index % 9) * 58, 80 + Math.floor(index / 9) * 58];
    return (
      `drawbox=x=${x}:y=${y}:w=46:h=46:color=0x1b6a9c:t=fill,` +
      `drawbox=x=${x}:y=${y}:w=46:h=46:color=0x7fd1c7:t=fill:enable='gte(t,${(index + 1) * 10 - 1})'`
    );
  });
  return [
    `color=c=0x0f4c75:s=${width}x${height}:r=${perSecond}:d=${seconds}[ground]`,
    `color=c=0xffffff:s=${bar.width}x8:r=${perSecond}:d=${seconds}[bar]`,
    `[ground][bar]overlay=x='${bar.left}-${bar.width}+${bar.width}*t/${seconds}':y=${bar.top}:shortest=1,` +
      `drawbox=x=0:y=${bar.top}:w=${bar.left}:h=8:color=0x0f4c75:t=fill,${blocks.join(',')},format=yuv420p[seen]`,
  ].join(';');
}

/** The sound: a soft tone that fades in and out every ten seconds. */
function soundOf(seconds: number): string {
  const swell = '0.05*sin(2*PI*220*t)*sin(PI*mod(t\\,10)/10)*lt(mod(t\\,10)\\,2)';
  return `aevalsrc='${swell}':s=16000:c=mono:d=${seconds}[heard]`;
}

const forms = {
  mp4: [
    ...['-c:v', 'libx264', '-profile:v', 'baseline', '-preset', 'veryslow', '-crf', '34', '-g', '80'],
    ...['-c:a', 'aac', '-b:a', '12k', '-movflags', '+faststart'],
  ],
  webm: [
    ...['-c:v', 'libvpx-vp9', '-crf', '46', '-b:v', '0', '-deadline', 'good', '-g', '80'],
    ...['-c:a', 'libopus', '-b:a', '8k', '-application', 'voip'],
  ],
};

mkdirSync(folder, { recursive: true });
for (const seconds of clipSeconds) {
  for (const [ending, options] of Object.entries(forms)) {
    const graph = `${filterOf(seconds)};${soundOf(seconds)}`;
    const input = ['-filter_complex', graph, '-map', '[seen]', '-map', '[heard]', '-t', `${seconds}`];
    // Without dates and encoder names the same input gives the same bytes.
    const exact = [
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
    ];
    const file = join(folder, `clip-${seconds}.${ending}`);
    execFileSync(ffmpeg, ['-v', 'error', '-y', ...input, ...options, ...exact, file]);
  }
  // the same as a stream: one file of ten-second segments, and its playlist
  const parts = ['-f', 'hls', '-hls_time', '10', '-hls_playlist_type', 'vod', '-hls_flags', 'single_file'];
  const whole = ['-i', join(folder, `clip-${seconds}.mp4`), '-c', 'copy', '-fflags', '+bitexact'];
  const stream = ['-hls_segment_type', 'fmp4', join(folder, `stream-${seconds}.m3u8`)];
  execFileSync(ffmpeg, ['-v', 'error', '-y', ...whole, ...parts, ...stream]);
}

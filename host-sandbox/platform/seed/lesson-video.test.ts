import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStream, lessonMediaFiles } from '../modules/study/lesson-media';
import { projectRoot } from '../testing/project-root';
import { lessonVideos } from './content/lesson-videos';
import { outlineRows, sampleVideos } from './course-rows';
import { makeCaptions, picturesPerSecond, timeSlides } from './lesson-video';

const clips = join(projectRoot(), 'host-sandbox/platform/seed/media/clips');
const videos = sampleVideos().map((sample) => ({
  ...sample,
  slides: timeSlides(sample.video.slides, sample.seconds),
}));

test('each video lesson with files has slides of its own, and no slides are without a lesson', () => {
  const lessons = outlineRows().lessons.filter(({ kind, media }) => kind === 'video' && media !== null);
  expect(lessons.map(({ media }) => media).toSorted()).toEqual(videos.map(({ media }) => media).toSorted());
  expect(new Set(videos.map(({ video }) => video.slug)).size).toBe(lessons.length);
  expect(lessonVideos.filter((video) => !videos.some((sample) => sample.video === video))).toEqual([]);
  for (const { video } of videos) {
    expect(video.slug).toMatch(/^[a-z-]{1,50}$/);
    expect(video.slides[0]?.heading).toBe(video.lesson);
    expect(video.slides.length).toBeGreaterThan(3);
  }
});

test('captions cover a video without gap or overlap, change with its slides, and can be read in their time', () => {
  for (const { media, slides, seconds } of videos) {
    const cues = slides.flatMap((slide) => slide.cues);
    const ends = cues.map(({ to }) => to);
    expect([media, cues.map(({ from }) => from)]).toEqual([media, [0, ...ends.slice(0, -1)]]);
    expect([media, ends.at(-1)]).toEqual([media, seconds]);
    for (const { from, to, cues: said } of slides)
      expect([said[0]?.from, said.at(-1)?.to]).toEqual([from, to]);
    for (const { from, to, text } of cues) {
      expect(text.length).toBeLessThanOrEqual(23);
      expect([text, text.length / (to - from) < 6]).toEqual([text, true]);
    }
  }
});

test('captions are WebVTT', () => {
  const slides = [{ heading: '课', content: { lines: [] }, spoken: ['第一句。', '第二句。'] }];
  expect(makeCaptions(slides, 61)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:30.500\n第一句。\n\n00:00:30.500 --> 00:01:01.000\n第二句。\n',
  );
});

test('the stored clips are those of the lessons, as long as they are, and show each slide at its first sentence', () => {
  const files = videos.flatMap(({ media }) => lessonMediaFiles('video', media).sources);
  const segments = videos.filter(({ media }) => isStream(media)).map(({ media }) => `${media}.m4s`);
  expect(readdirSync(clips).toSorted()).toEqual([...files, ...segments].toSorted());
  for (const { media, slides, seconds } of videos) {
    const read = (ending: string) => readFileSync(join(clips, `${media}.${ending}`));
    const starts = slides.map(({ from }) => from);
    if (isStream(media)) {
      const lengths = [
        ...read('m3u8')
          .toString()
          .matchAll(/^#EXTINF:([\d.]+)/gm),
      ].map(([, each]) => Number(each));
      expect([media, lengths]).toEqual([media, slides.map(({ from, to }) => to - from)]);
    } else {
      const mp4 = read('mp4');
      expect([media, fullPictures(mp4)]).toEqual([media, starts]);
      expect(Math.abs(mp4Seconds(mp4) - seconds)).toBeLessThan(0.2);
      expect(Math.abs(webmSeconds(read('webm')) - seconds)).toBeLessThan(0.2);
    }
  }
});

/** Length by the header of the movie (`mvhd`, version 0). */
function mp4Seconds(file: Buffer): number {
  const at = file.indexOf('mvhd') + 16;
  return file.readUInt32BE(at + 4) / file.readUInt32BE(at);
}

/** Times of the pictures that a player can seek to (`stss`), in seconds. */
function fullPictures(file: Buffer): number[] {
  const at = file.indexOf('stss') + 8;
  const count = file.readUInt32BE(at);
  return Array.from(
    { length: count },
    (_, index) => (file.readUInt32BE(at + 4 * (index + 1)) - 1) / picturesPerSecond,
  );
}

/** Length by the element `Duration` of Matroska, in milliseconds. */
function webmSeconds(file: Buffer): number {
  return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;
}

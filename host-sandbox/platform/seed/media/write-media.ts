import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaStore } from '../../media/media-store';
import { attachmentPath } from '../../modules/attachment/attachment-presenter';
import { attachmentFiles } from '../article-rows';
import { lessonDocuments } from '../content/lesson-documents';
import { courseSeeds } from '../content/courses';
import { outlineRows } from '../course-rows';
import { clipSeconds } from '../course-seed';
import { documentFiles } from '../enrolment-rows';
import { writePdf } from './pdf';
import { pictures } from './pictures';

/**
 * Writes missing sample pictures (`picture/`), documents (`attachment/`, `enrolment-document/`) and lesson files (`lesson/`) into the media
 * store. They are deterministic, so any instance may write them.
 * @param clips folder of the clips in the repository
 */
export async function writeMedia(media: Pick<MediaStore, 'has' | 'write'>, clips: string): Promise<void> {
  const files = [
    ...Object.entries(pictures).map(([name, make]) => ({ path: `picture/${name}.svg`, make })),
    ...attachmentFiles().map(({ file, make }) => ({ path: attachmentPath(file), make })),
    ...documentFiles.map(({ file, make }) => ({ path: `enrolment-document/${file}`, make })),
    ...lessonFiles(clips).map(({ file, make }) => ({ path: `lesson/${file}`, make })),
  ];
  for (const { path, make } of files)
    if (!(await media.has(path))) await media.write(path, Buffer.from(make()));
}

/**
 * Files of all lessons, relative to `lesson` in the media folder; `clips` is the folder of the clips in the repository.
 */
export function lessonFiles(clips: string): { file: string; make: () => string | Buffer }[] {
  const videos = clipSeconds.flatMap((seconds) => [
    ...['mp4', 'webm'].map((ending) => {
      const file = `clip-${seconds}.${ending}`;
      return { file, make: () => readFileSync(join(clips, file)) };
    }),
    ...['m3u8', 'm4s'].map((ending) => {
      const file = `stream-${seconds}.${ending}`;
      return { file, make: () => readFileSync(join(clips, file)) };
    }),
    ...['clip', 'stream'].map((form) => ({
      file: `${form}-${seconds}.vtt`,
      make: () => makeCaptions(seconds),
    })),
  ]);
  const documents = outlineRows().lessons.flatMap(({ kind, media, title }) =>
    kind === 'document' && media ? [{ file: `${media}.pdf`, make: () => makeLessonDocument(title) }] : [],
  );
  return [...videos, ...documents];
}

const sentences = [
  '欢迎学习本课时，这是平台的示例教学视频。',
  '画面下方的白色进度条随播放时间向右延伸。',
  '每过十秒，就会有一个方块变亮。',
  '首次观看时请按顺序学习，已看过的部分可以随时回看。',
  '学习进度会自动保存，换一台设备也能接着看。',
  '页面隐藏时播放会暂停，回来后继续即可。',
  '看完本课时后，可以进入下一课时或完成测验。',
];

/** Captions in WebVTT: a sentence every ten seconds, or every five in videos under a minute. */
export function makeCaptions(seconds: number): string {
  const each = seconds < 60 ? 5 : 10;
  const cues = Array.from({ length: Math.ceil(seconds / each) }, (_, index) => {
    const [from, to] = [index * each, Math.min(seconds, (index + 1) * each)];
    return `${timeText(from)} --> ${timeText(to)}\n${sentences[index % sentences.length] ?? ''}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timeText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`;
}

/** The document of a lesson, with its course and readers at the edges of each page. */
function makeLessonDocument(title: string): Buffer {
  const course = courseSeeds
    .flatMap(([, seeds]) => seeds)
    .find(({ outline, media }) => media && outline.includes(` ${title}`));
  const text = lessonDocuments[title];
  if (!course || !text) throw new Error(`${title} has no text`);
  return writePdf(title, text, {
    header: `国家器官移植发展培训平台 · 学习资料 · ${course.title}`,
    footer: `适用对象：${course.audience}`,
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaStore } from '../../core/media/media-store';
import { attachmentPath } from '../../modules/attachment/attachment-presenter';
import { isStream } from '../../modules/study/lesson-media';
import { attachmentFiles } from '../article-rows';
import { lessonDocuments } from '../content/lesson-documents';
import { courseSeeds } from '../content/courses';
import { outlineRows, sampleVideos } from '../course-rows';
import { documentFiles } from '../enrolment-rows';
import { makeCaptions } from '../lesson-video';
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
  const videos = sampleVideos().flatMap(({ media, video, seconds }) => [
    ...(isStream(media) ? ['m3u8', 'm4s'] : ['mp4', 'webm']).map((ending) => {
      const file = `${media}.${ending}`;
      return { file, make: () => readFileSync(join(clips, file)) };
    }),
    { file: `${media}.vtt`, make: () => makeCaptions(video.slides, seconds) },
  ]);
  const documents = outlineRows().lessons.flatMap(({ kind, media, title }) =>
    kind === 'document' && media ? [{ file: `${media}.pdf`, make: () => makeLessonDocument(title) }] : [],
  );
  return [...videos, ...documents];
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

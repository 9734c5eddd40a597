import type { LessonVideo } from '../lesson-video';
import { anaesthesiaVideos } from './videos-anaesthesia';
import { coordinatorVideos } from './videos-coordinator';
import { kidneyVideos } from './videos-kidney';
import { liverVideos } from './videos-liver';
import { onlineVideos } from './videos-online';
import { procurementVideos } from './videos-procurement';

/** Videos of all lessons with files; all is invented, no medical advice. */
export const lessonVideos: readonly LessonVideo[] = [
  ...procurementVideos,
  ...kidneyVideos,
  ...liverVideos,
  ...anaesthesiaVideos,
  ...coordinatorVideos,
  ...onlineVideos,
];

/** The video of a course's lesson. @throws Error when there is none */
export function lessonVideo(course: string, lesson: string): LessonVideo {
  const found = lessonVideos.find((video) => video.course === course && video.lesson === lesson);
  if (!found) throw new Error(`${course} has no video for ${lesson}`);
  return found;
}

import * as z from 'zod/mini';

/** The classes of continuing-education credits. */
export const creditClasses = ['I', 'II'] as const;
export type CreditClass = (typeof creditClasses)[number];

/**
 * The study rules of a course. The player enforces them, except for `completeShare`, which it only shows. The platform
 * enforces `completeShare`, `forwardSeek` and `oneAtATime`.
 */
export const studyFlags = z.object({
  /** False: on the first viewing, seeking beyond the watched part is blocked; seeking back is always allowed. */
  forwardSeek: z.boolean(),
  /** One video at a time, across tabs. */
  oneAtATime: z.boolean(),
  /** Minutes without input until the player asks whether the user is there; 0: never. */
  idleMinutes: z.int(),
  /** Pauses while the page is hidden. */
  pauseHidden: z.boolean(),
  /** Share of a video, 0 to 1, that must be watched to finish it. */
  completeShare: z.number(),
  /** Name and masked ID number over the video. */
  watermark: z.boolean(),
});
export type StudyFlags = z.infer<typeof studyFlags>;

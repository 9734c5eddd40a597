import * as z from 'zod/mini';

/** The classes of continuing-education credits. */
export const creditClasses = ['I', 'II'] as const;
export type CreditClass = (typeof creditClasses)[number];

/** How a course wants to be studied. The platform keeps `completeShare`; the others are kept by the player. */
export const studyFlags = z.object({
  /** False: on the first viewing nobody jumps beyond what was watched; back is always free. */
  forwardSeek: z.boolean(),
  /** One video at a time, across tabs. */
  oneAtATime: z.boolean(),
  /** Minutes without a sign of life until the player asks; 0: it never does. */
  idleMinutes: z.int(),
  /** Stops while the page is hidden. */
  pauseHidden: z.boolean(),
  /** Share of a video, 0 to 1, that is to be watched for it to be done. */
  completeShare: z.number(),
  /** Name and masked ID number over the video. */
  watermark: z.boolean(),
});
export type StudyFlags = z.infer<typeof studyFlags>;

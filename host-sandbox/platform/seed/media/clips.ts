/** Lengths in seconds of the sample's clips; see `make-clips.ts`. */
export const clipSeconds = [30, 60, 90] as const;

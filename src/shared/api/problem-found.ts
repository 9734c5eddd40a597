import { createAction } from '@reduxjs/toolkit';

/** A problem that no exception reports: the page says it, and the host and the operators have to know it too. */
export interface Problem {
  /**
   * `CallRefused`: the platform refused for good what the portal sent by itself; `UnreadableContent`: a video, its captions
   * or a document cannot be shown.
   */
  name: 'CallRefused' | 'UnreadableContent';
  /** What and why, in English, without anything personal. */
  message: string;
}

/** Passes a problem to the error log, the host and the platform's log. */
export const problemFound = createAction<Problem>('problem/found');

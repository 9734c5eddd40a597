import type { Motif } from './media/motifs';
import type { Drawing } from './media/slide-drawings';

/** The sample video of a lesson: slides, and the sentences that are said to each of them. */
export interface LessonVideo {
  readonly course: string;
  readonly lesson: string;
  /** Begins the names of its files; unique among all videos and never changed. */
  readonly slug: string;
  readonly motif: Motif;
  readonly slides: readonly Slide[];
}

export interface Slide {
  readonly heading: string;
  readonly content: SlideContent;
  /** Each at most 23 characters: one line over the video on a phone, seldom two. */
  readonly spoken: readonly string[];
}

export type SlideContent =
  /** Beside a drawing at most 13 characters a line, else 23. */
  | { readonly lines: readonly string[]; readonly drawing?: Drawing | Motif }
  /** Steps from left to right. */
  | { readonly steps: readonly (readonly [title: string, detail: string])[] }
  /** Terms side by side. */
  | { readonly cards: readonly (readonly [title: string, detail: string])[] }
  /** Two columns, such as what to do and what to avoid. */
  | { readonly columns: readonly [Column, Column] }
  /** Bars with their share of the longest. */
  | { readonly bars: readonly (readonly [label: string, share: number, text: string])[] }
  /** A range on a line: the target lies between `from` and `to`, which are shares of its length. */
  | { readonly scale: Scale };

type Column = readonly [title: string, lines: readonly string[]];

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly below: string;
  readonly target: string;
  readonly above: string;
  readonly note: string;
}

/** A part of a video; times in seconds. */
export interface TimedSlide {
  readonly slide: Slide;
  readonly from: number;
  readonly to: number;
  readonly cues: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}

/** Frames of the video: a slide or a sentence starts with one. */
export const picturesPerSecond = 2;

/** A pause after a sentence lasts as long as this many characters. */
const pauseCharacters = 3;

/** Divides the length of a video among its sentences by their characters; a slide lasts as long as its sentences. */
export function timeSlides(slides: readonly Slide[], seconds: number): TimedSlide[] {
  const weightOf = (text: string) => text.length + pauseCharacters;
  const total = slides.flatMap(({ spoken }) => spoken).reduce((sum, text) => sum + weightOf(text), 0);
  let said = 0;
  const reached = () => Math.round((said / total) * seconds * picturesPerSecond) / picturesPerSecond;
  return slides.map((slide) => {
    const cues = slide.spoken.map((text) => {
      const from = reached();
      said += weightOf(text);
      return { from, to: reached(), text };
    });
    return { slide, from: cues[0]?.from ?? reached(), to: reached(), cues };
  });
}

/** Captions of a video in WebVTT. */
export function makeCaptions(slides: readonly Slide[], seconds: number): string {
  const cues = timeSlides(slides, seconds).flatMap((slide) => slide.cues);
  const texts = cues.map(({ from, to, text }) => `${timeText(from)} --> ${timeText(to)}\n${text}\n`);
  return `WEBVTT\n\n${texts.join('\n')}`;
}

function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}

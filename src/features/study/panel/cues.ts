import { useEffect, useState } from 'react';

/** A sentence of a video's captions; times in seconds from its start. */
export interface Cue {
  /** Index among the captions: several sentences can start at one time. */
  index: number;
  start: number;
  end: number;
  text: string;
}

/** `none`: the video has no captions. */
export type Cues = readonly Cue[] | 'loading' | 'failed' | 'none';

/** The captions that the player has chosen. It loads them even while they are not shown, and sets `data-state`. */
export function useCues(video: HTMLVideoElement | null): Cues {
  const [cues, setCues] = useState<Cues>('loading');
  useEffect(() => {
    if (!video) return undefined;
    let shown: TextTrack | undefined;
    const read = () => {
      shown = chosenTrack(video);
      setCues(cuesOf(video, shown));
    };
    // a track that was loaded before fires no `load` when it is chosen again
    const onChange = () => {
      if (chosenTrack(video) !== shown) read();
    };
    const tracks = [...video.querySelectorAll('track')];
    const events = ['load', 'error'];
    for (const track of tracks) for (const event of events) track.addEventListener(event, read);
    video.textTracks.addEventListener('change', onChange);
    read();
    return () => {
      video.textTracks.removeEventListener('change', onChange);
      for (const track of tracks) for (const event of events) track.removeEventListener(event, read);
    };
  }, [video]);
  return cues;
}

const chosenTrack = (video: HTMLVideoElement): TextTrack | undefined =>
  Array.from(video.textTracks).find(({ mode }) => mode !== 'disabled');

function cuesOf(video: HTMLVideoElement, track: TextTrack | undefined): Cues {
  const chosen = [...video.querySelectorAll('track')].find((element) => element.track === track);
  if (!track || !chosen) return 'none';
  if (chosen.dataset.state === 'failed') return 'failed';
  if (chosen.dataset.state !== 'loaded') return 'loading';
  const cues = Array.from(track.cues ?? []).map((cue, index) => ({
    index,
    start: cue.startTime,
    end: cue.endTime,
    text: plainText(cue),
  }));
  return cues.length === 0 ? 'none' : cues;
}

/** The text without markup such as `<v Name>`. */
function plainText(cue: TextTrackCue): string {
  const { text, getCueAsHTML } = cue as VTTCue;
  return typeof getCueAsHTML === 'function' ? (cue as VTTCue).getCueAsHTML().textContent : text;
}

/** Index of the cue at a time; -1 between cues. */
export function cueAt(cues: readonly Cue[], time: number): number {
  return cues.findIndex(({ start, end }) => start <= time && time < end);
}

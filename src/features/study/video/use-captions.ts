import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import type { Media } from '../use-lesson-media';
import { countDamaged, decodeCaptions, parseCaptions, toTrackCue } from './caption-file';
import { showCaptions } from './player-commands';

/**
 * The language of the captions: that of the portal, else of the content, else the first. The same tag comes before one
 * of the same primary language: `en` and `en-GB` match `en-US`.
 */
export function captionLanguage(languages: readonly string[], locale: string): string | null {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const matching = [locale, contentLanguage].flatMap((wanted) => [
    ...languages.filter((tag) => tag.toLowerCase() === wanted.toLowerCase()),
    ...languages.filter((tag) => primary(tag) === primary(wanted)),
  ]);
  return matching[0] ?? languages[0] ?? null;
}

/**
 * Shows the captions of one language, on by default. The portal reads their file itself, because a browser takes UTF-8
 * WebVTT only, and no other from a server without CORS headers for the video.
 * @param onProblem called with the reason when their file, or lines of it, cannot be read
 */
export function useCaptions(
  video: HTMLVideoElement | null,
  { captions }: Media,
  onProblem: (reason: string) => void,
) {
  const { locale } = useIntl();
  const urlOf = useMediaUrl();
  const [on, setOn] = useState(true);
  const language = captionLanguage(
    captions.map((one) => one.language),
    locale,
  );
  useEffect(() => {
    if (video) showCaptions(video, language, on);
  }, [video, on, language, captions]);
  const reportProblem = useEffectEvent(onProblem);
  const chosen = captions.find((one) => one.language === language);
  const url = chosen && urlOf(chosen.url);
  useEffect(() => {
    const element = [...(video?.querySelectorAll('track') ?? [])].find(({ srclang }) => srclang === language);
    if (!element || url === undefined || element.dataset.state === 'loaded') return undefined;
    const loading = new AbortController();
    const report = (reason: string) => {
      reportProblem(`captions ${url.replace(/\?.*/, '')}: ${reason}`);
    };
    loadCues(element, url, loading.signal).then(
      (damaged) => {
        if (damaged > 0) report(`damaged lines: ${damaged}`);
      },
      (cause: unknown) => {
        if (loading.signal.aborted) return;
        element.dataset.state = 'failed';
        element.dispatchEvent(new Event('error'));
        report(cause instanceof Error ? cause.message : String(cause));
      },
    );
    return () => {
      loading.abort();
    };
  }, [video, language, url]);
  return {
    on,
    toggle() {
      setOn(!on);
    },
  };
}

/**
 * Fills the track of an element, which then fires `load`.
 * @returns the number of damaged lines
 * @throws when the file does not load or has no cue
 */
async function loadCues(element: HTMLTrackElement, url: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(url, { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = decodeCaptions(new Uint8Array(await response.arrayBuffer()), element.srclang);
  const cues = parseCaptions(text);
  if (signal.aborted) return 0;
  if (cues.length === 0) throw new Error('the file has no readable cue');
  for (const cue of cues) element.track.addCue(toTrackCue(cue));
  element.dataset.state = 'loaded';
  element.dispatchEvent(new Event('load'));
  return countDamaged(text);
}

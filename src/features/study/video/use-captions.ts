import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import type { Media } from '../use-lesson-media';
import { showCaptions } from './player-commands';

/** Captions are on until somebody does without: in the person's language, else in that of the content. */
export function useCaptions(video: HTMLVideoElement | null, { captions }: Media) {
  const { locale } = useIntl();
  const [on, setOn] = useState(true);
  const languages = captions.map(({ language }) => language);
  const language = [locale, contentLanguage].find((one) => languages.includes(one)) ?? languages[0] ?? null;
  useEffect(() => {
    if (video) showCaptions(video, on ? language : null);
  }, [video, on, language, captions]);
  return {
    on,
    toggle() {
      setOn(!on);
    },
  };
}

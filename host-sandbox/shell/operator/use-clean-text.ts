import { useEffect, useState } from 'react';
import { errorText } from '../platform-call';
import type { ArticleApi, RemovedMarkup } from './articles-api';

/** The text as the platform would store it, and the markup that it would remove. */
export interface CleanText {
  content: string;
  leftOut: readonly RemovedMarkup[];
  error: string;
}

const nothing: CleanText = { content: '', leftOut: [], error: '' };

/** Milliseconds without typing before the request. */
const typingPauseMs = 300;

/** Requests, while a text is typed, the version that the platform would store. */
export function useCleanText(api: ArticleApi, text: string): CleanText {
  const [clean, setClean] = useState(nothing);
  useEffect(() => {
    let active = true;
    const timer = setTimeout(() => {
      void ask(api, text).then((next) => {
        if (active) setClean(next);
      });
    }, typingPauseMs);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [api, text]);
  return clean;
}

async function ask(api: ArticleApi, text: string): Promise<CleanText> {
  if (text.trim() === '') return nothing;
  try {
    return { ...(await api.preview(text)), error: '' };
  } catch (error) {
    return { ...nothing, error: errorText(error) };
  }
}

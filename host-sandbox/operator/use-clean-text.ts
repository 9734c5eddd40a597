import { useEffect, useState } from 'react';
import { errorText } from '../kits/web/platform-call';
import type { ArticleApi, RemovedMarkup } from './articles-api';

/** The text as the platform would store it, and the markup that it would remove. */
interface CleanText {
  content: string;
  leftOut: readonly RemovedMarkup[];
  error: string;
}

const nothing: CleanText = { content: '', leftOut: [], error: '' };

/** Milliseconds without typing before the request. */
const typingPauseMs = 300;

/**
 * Requests, while a text is typed, the version that the platform would store. `isLoading`: it is of an older text.
 * @param article id of its article; `null` for a new one
 */
export function useCleanText(api: ArticleApi, text: string, article: string | null) {
  /** With the text that it is about; `null` for none. */
  const [response, setResponse] = useState<CleanText & { of: string | null }>({ ...nothing, of: '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let active = true;
    const timer = setTimeout(() => {
      void ask(api, text, article).then((next) => {
        if (active) setResponse({ ...next, of: text });
      });
    }, typingPauseMs);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [api, text, article, attempt]);
  return {
    ...response,
    isLoading: response.of !== text,
    retry() {
      setResponse({ ...nothing, of: null });
      setAttempt(attempt + 1);
    },
  };
}

async function ask(api: ArticleApi, text: string, article: string | null): Promise<CleanText> {
  if (text.trim() === '') return nothing;
  try {
    return { ...(await api.preview(text, article)), error: '' };
  } catch (error) {
    return { ...nothing, error: errorText(error) };
  }
}

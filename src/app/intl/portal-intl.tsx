import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { chinaTimeZone } from '@/contracts/china-time';
import { ChunkFailure } from '@/shared/chunks/lazy-with-retry';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { defaultLanguage, type Catalogue, type Language } from '@/shared/intl/languages';
import { messages } from './messages';

/** Texts that are loaded, and the language they are written in. */
export interface LoadedTexts {
  language: Language;
  texts: Catalogue;
  /** Loads the texts that could not be loaded; null unless that happened. */
  retry: (() => void) | null;
}

const chinese: Catalogue = {};
const englishChunk = defineChunk(
  () => import('./en-us'),
  (module) => module.default,
);

/**
 * The texts of the chosen language. The English ones are loaded on demand; the portal stays Chinese, in its texts and in
 * `lang`, until they are there.
 * @param onError receives the ChunkLoadError of each failed attempt
 */
export function useTexts(chosen: Language, onError: (error: unknown) => void): LoadedTexts {
  const [english, setEnglish] = useState<Catalogue | null>(null);
  const [attempt, setAttempt] = useState({ number: 1, failed: false });
  const wanted = chosen === 'en-US' && !english ? attempt.number : 0;
  useEffect(() => {
    if (wanted === 0) return undefined;
    const controller = new AbortController();
    loadChunkWithRetry(englishChunk, { signal: controller.signal }).then(setEnglish, (error: unknown) => {
      if (controller.signal.aborted) return;
      onError(error);
      setAttempt({ number: wanted, failed: true });
    });
    return () => {
      controller.abort();
    };
  }, [wanted, onError]);
  const retry = () => {
    setAttempt({ number: attempt.number + 1, failed: false });
  };
  return chosen === 'en-US' && english
    ? { language: chosen, texts: english, retry: null }
    : { language: defaultLanguage, texts: chinese, retry: wanted > 0 && attempt.failed ? retry : null };
}

/** Texts, dates and numbers of a language; times are in the platform's time zone (R10.65). */
export function PortalIntl({ language, texts, retry, children }: LoadedTexts & { children: ReactNode }) {
  return (
    <IntlProvider locale={language} defaultLocale={defaultLanguage} messages={texts} timeZone={chinaTimeZone}>
      {children}
      {retry && (
        <ChunkFailure placement="overlay" onRetry={retry}>
          <FormattedMessage
            {...messages.englishFailed}
            values={{
              en: (text) => (
                <span key="en" lang="en-US">
                  {text}
                </span>
              ),
            }}
          />
        </ChunkFailure>
      )}
    </IntlProvider>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { chinaTimeZone } from '@/contracts/china-time';
import { ChunkFailure } from '@/shared/chunks/lazy-with-retry';
import { loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { Message } from '@/shared/intl/define-messages';
import { defaultLanguage, type Catalogue, type Language } from '@/shared/intl/languages';
import { translations } from './translations';

/** Texts that are loaded, and the language they are written in. */
export interface LoadedTexts {
  language: Language;
  texts: Catalogue;
  /** The language whose texts could not be loaded, with the words for it; null unless that happened. */
  failure: { language: Language; text: Message; retry: () => void } | null;
}

const chinese: Catalogue = {};

/**
 * The texts of the chosen language. A translation is loaded on demand; the portal stays Chinese, in its texts and in
 * `lang`, until it is there.
 * @param onError receives the ChunkLoadError of each failed attempt
 */
export function useTexts(chosen: Language, onError: (error: unknown) => void): LoadedTexts {
  const [loaded, setLoaded] = useState<Partial<Record<Language, Catalogue>>>({ [defaultLanguage]: chinese });
  const [attempt, setAttempt] = useState<{ number: number; failed?: Language }>({ number: 1 });
  const texts = loaded[chosen];
  const wanted = texts ? 0 : attempt.number;
  useEffect(() => {
    if (wanted === 0 || chosen === defaultLanguage) return undefined;
    const controller = new AbortController();
    loadChunkWithRetry(translations[chosen].chunk, { signal: controller.signal }).then(
      (catalogue) => {
        setLoaded((others) => ({ ...others, [chosen]: catalogue }));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        onError(error);
        setAttempt({ number: wanted, failed: chosen });
      },
    );
    return () => {
      controller.abort();
    };
  }, [chosen, wanted, onError]);
  if (texts) return { language: chosen, texts, failure: null };
  const retry = () => {
    setAttempt({ number: attempt.number + 1 });
  };
  const failure =
    attempt.failed === chosen && chosen !== defaultLanguage
      ? { language: chosen, text: translations[chosen].failed, retry }
      : null;
  return { language: defaultLanguage, texts: chinese, failure };
}

/** Texts, dates and numbers of a language; times are in the platform's time zone (R10.65). */
export function PortalIntl({ language, texts, failure, children }: LoadedTexts & { children: ReactNode }) {
  return (
    <IntlProvider locale={language} defaultLocale={defaultLanguage} messages={texts} timeZone={chinaTimeZone}>
      {children}
      {failure && (
        <ChunkFailure placement="overlay" onRetry={failure.retry}>
          <FormattedMessage
            {...failure.text}
            values={{
              own: (text) => (
                <span key="own" lang={failure.language}>
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

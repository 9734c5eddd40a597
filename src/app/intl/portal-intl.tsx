import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { chinaTimeZone } from '@/contracts/china-time';
import { defaultLanguage, type Catalogue, type Language } from '@/shared/intl/languages';

/**
 * Texts, dates and numbers in the chosen language; times are those of the platform (R10.65). English texts are
 * fetched when they are first wanted; until they are there the language stays what it was.
 */
export function PortalIntl({ language, children }: { language: Language; children: ReactNode }) {
  const [english, setEnglish] = useState<Catalogue | null>(null);
  useEffect(() => {
    if (language === 'en-US')
      void import('./en-us').then((module) => {
        setEnglish(module.default);
      });
  }, [language]);
  const shown = language === 'en-US' && english ? 'en-US' : defaultLanguage;
  return (
    <IntlProvider
      locale={shown}
      defaultLocale={defaultLanguage}
      messages={shown === 'en-US' ? { ...english } : {}}
      timeZone={chinaTimeZone}
    >
      {children}
    </IntlProvider>
  );
}

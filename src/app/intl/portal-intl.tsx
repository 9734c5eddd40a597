import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { chinaTimeZone } from '@/contracts/china-time';
import { defaultLanguage, type Catalogue, type Language } from '@/shared/intl/languages';

/**
 * Texts, dates and numbers in the chosen language; times are in the platform's time zone (R10.65). The English texts
 * are loaded on demand; until then the portal stays Chinese.
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

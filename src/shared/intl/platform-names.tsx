import { useIntl } from 'react-intl';
import { contentLanguage, type Language } from './languages';

/** A short name of the platform, such as a menu title, in the interface's language if the catalogue has it. */
export interface PlatformName {
  name: string;
  /** The name as the platform sends it. */
  original: string;
  /** Set if the name stays in the language of the content. */
  lang: Language | undefined;
}

/**
 * Translates the names that the platform has in Chinese only (R2.38). The catalogue has them as `scope.name`; a name
 * without translation is shown in Chinese (R10.68).
 */
export function usePlatformName(scope: string): (name: string) => PlatformName {
  const { messages } = useIntl();
  return (name) => {
    const translation = messages[`${scope}.${name}`];
    return typeof translation === 'string'
      ? { name: translation, original: name, lang: undefined }
      : { name, original: name, lang: contentLanguage };
  };
}

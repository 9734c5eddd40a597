import { useIntl } from 'react-intl';
import { defaultLanguage } from './languages';

/** Joins names in the language of the page: by 、 in Chinese, by a comma and a space otherwise. */
export function useJoinNames(): (names: readonly string[]) => string {
  const { locale } = useIntl();
  return (names) => names.join(locale === defaultLanguage ? '、' : ', ');
}

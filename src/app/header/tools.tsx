import { FormattedMessage, useIntl } from 'react-intl';
import { usePortalDispatch, usePortalSelector } from '../store';
import { languageChosen, largeTextChosen, selectSettings, themeChosen } from '../settings/settings';
import { messages } from './messages';
import styles from './header.module.css';

/** Language, large text and theme, one press each (R1.25, R1.26). */
export function Tools() {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const { language, theme, largeText } = usePortalSelector(selectSettings);
  const dark = theme === 'dark';
  const themeLabel = intl.formatMessage(dark ? messages.themeToLight : messages.themeToDark);
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <div className={styles.tools} role="group" aria-label={intl.formatMessage(messages.tools)}>
      <button
        type="button"
        className={styles.tool}
        lang={other}
        onClick={() => {
          dispatch(languageChosen(other));
        }}
      >
        <FormattedMessage {...messages.language} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={largeText}
        onClick={() => {
          dispatch(largeTextChosen(!largeText));
        }}
      >
        <FormattedMessage {...messages.largeText} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={themeLabel}
        title={themeLabel}
        onClick={() => {
          dispatch(themeChosen(dark ? 'blue-white' : 'dark'));
        }}
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path
            d={
              dark
                ? 'M10 6.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4'
                : 'M16.5 11.8A7 7 0 018.2 3.5a7 7 0 108.3 8.3z'
            }
          />
        </svg>
        <span className={styles.words}>{themeLabel}</span>
      </button>
    </div>
  );
}

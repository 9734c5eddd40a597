import { FormattedMessage, useIntl } from 'react-intl';
import { useRefreshPage } from '../menu/use-refresh-page';
import { languageChanged, appearanceChanged, selectSettings } from '../store/settings-slice';
import { SettingsButton } from './settings-button';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { FullscreenButton } from './fullscreen-button';
import { messages } from './messages';
import { SearchButton } from './search-button';
import { IconButton } from './icon-button';
import styles from './header.module.css';

const sunIcon =
  'M10 6.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4';
const moonIcon = 'M16.5 11.8A7 7 0 018.2 3.5a7 7 0 108.3 8.3z';
const refreshIcon = 'M16 6v4h-4M15.6 10A6 6 0 1013.8 14.6';

/**
 * Search, language, large text, theme, full screen and refresh, one press each, as far as the theme shows them (R1.25,
 * R1.26, R3.13), and the door to all settings, which is always there so that nobody locks it behind themselves.
 * @param fold closes what the tools are in, before one of them leads to another page
 */
export function HeaderActions({ onNavigate }: { onNavigate: () => void }) {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const { language, theme, extra } = usePortalSelector(selectSettings);
  const refreshPage = useRefreshPage();
  const isDark = theme.themeName === 'dark';
  const otherLanguage = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <div className={styles.tools} role="group" aria-label={intl.formatMessage(messages.tools)}>
      {theme.showSearch && <SearchButton onNavigate={onNavigate} />}
      {theme.showLanguage && (
        <button
          type="button"
          className={styles.tool}
          lang={otherLanguage}
          onClick={() => {
            dispatch(languageChanged(otherLanguage));
          }}
        >
          <FormattedMessage {...messages.language} />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={extra.largeText}
        onClick={() => {
          dispatch(appearanceChanged({ extra: { largeText: !extra.largeText } }));
        }}
      >
        <FormattedMessage {...messages.largeText} />
      </button>
      {theme.showTheme && (
        <IconButton
          label={isDark ? messages.themeToLight : messages.themeToDark}
          icon={isDark ? sunIcon : moonIcon}
          onPress={() => {
            dispatch(appearanceChanged({ theme: { themeName: isDark ? 'blue-white' : 'dark' } }));
          }}
        />
      )}
      {theme.showFullScreen && <FullscreenButton />}
      {theme.showRefresh && <IconButton label={messages.refresh} icon={refreshIcon} onPress={refreshPage} />}
      <SettingsButton />
    </div>
  );
}

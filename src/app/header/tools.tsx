import { FormattedMessage, useIntl } from 'react-intl';
import { useReload } from '../menu/use-reload';
import { languageChosen, lookChosen, selectSettings } from '../settings/settings';
import { SettingsButton } from '../settings/settings-button';
import { usePortalDispatch, usePortalSelector } from '../store';
import { FullScreenTool } from './full-screen-tool';
import { messages } from './messages';
import { SearchTool } from './search-tool';
import { ToolButton } from './tool-button';
import styles from './header.module.css';

const sun =
  'M10 6.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4';
const moon = 'M16.5 11.8A7 7 0 018.2 3.5a7 7 0 108.3 8.3z';
const refresh = 'M16 6v4h-4M15.6 10A6 6 0 1013.8 14.6';

/**
 * Search, language, large text, theme, full screen and refresh, one press each, as far as the theme shows them (R1.25,
 * R1.26, R3.13), and the door to all settings, which is always there so that nobody locks it behind themselves.
 * @param fold closes what the tools are in, before one of them leads to another page
 */
export function Tools({ fold }: { fold: () => void }) {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const { language, theme, extra } = usePortalSelector(selectSettings);
  const reload = useReload();
  const dark = theme.themeName === 'dark';
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <div className={styles.tools} role="group" aria-label={intl.formatMessage(messages.tools)}>
      {theme.showSearch && <SearchTool fold={fold} />}
      {theme.showLanguage && (
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
      )}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={extra.largeText}
        onClick={() => {
          dispatch(lookChosen({ extra: { largeText: !extra.largeText } }));
        }}
      >
        <FormattedMessage {...messages.largeText} />
      </button>
      {theme.showTheme && (
        <ToolButton
          label={dark ? messages.themeToLight : messages.themeToDark}
          icon={dark ? sun : moon}
          onPress={() => {
            dispatch(lookChosen({ theme: { themeName: dark ? 'blue-white' : 'dark' } }));
          }}
        />
      )}
      {theme.showFullScreen && <FullScreenTool />}
      {theme.showRefresh && <ToolButton label={messages.refresh} icon={refresh} onPress={reload} />}
      <SettingsButton />
    </div>
  );
}

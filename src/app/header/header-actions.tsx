import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  canUseFullscreen,
  isFullscreen,
  onFullscreenChange,
  toggleFullscreen,
} from '@/shared/lib/fullscreen';
import { languageNames, nextLanguage } from '@/shared/intl/languages';
import { useAppearance } from '@/shared/theme/appearance-context';
import { LineIcon } from '@/shared/ui/line-icon';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { useRefreshPage } from '../menu/use-refresh-page';
import { appearanceChanged, languageChanged, selectSettings } from '../store/settings-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import styles from './header.module.css';
import { IconButton } from './icon-button';
import { messages } from './messages';
import { SettingsButton, slidersIcon } from './settings-button';

const textSizeIcon = 'M2 15.5l4.5-11 4.5 11M3.6 11.8h5.8M11.5 15.5l3-7.5 3 7.5M12.6 13h3.8';
const sunIcon =
  'M10 6.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4';
const moonIcon = 'M16.5 11.8A7 7 0 018.2 3.5a7 7 0 108.3 8.3z';
const refreshIcon = 'M16 6v4h-4M15.6 10A6 6 0 1013.8 14.6';
const enterFullscreenIcon = 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5';
const exitFullscreenIcon = 'M3 7.5h4.5V3M12.5 3v4.5H17M17 12.5h-4.5V17M7.5 17v-4.5H3';

/**
 * The button for large text, and those for language, theme, full screen and refresh that the theme settings show (R1.25,
 * R1.26, R3.13). The settings button is always shown, so that hidden buttons can be shown again.
 */
export function HeaderActions() {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const { language } = useAppearance();
  const { theme, extra } = usePortalSelector(selectSettings);
  const refreshPage = useRefreshPage();
  const isDark = theme.themeName === 'dark';
  const otherLanguage = nextLanguage(language);
  return (
    <div className={styles.actions} role="group" aria-label={intl.formatMessage(messages.actions)}>
      {theme.showLanguage && (
        <button
          type="button"
          className={styles.action}
          lang={otherLanguage}
          onClick={() => {
            dispatch(languageChanged(otherLanguage));
          }}
        >
          {languageNames[otherLanguage]}
        </button>
      )}
      <ActionsPanel>
        <button
          type="button"
          className={styles.action}
          aria-pressed={extra.largeText}
          onClick={() => {
            dispatch(appearanceChanged({ extra: { largeText: !extra.largeText } }));
          }}
        >
          <LineIcon path={textSizeIcon} />
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
        {theme.showRefresh && (
          <IconButton label={messages.refresh} icon={refreshIcon} onPress={refreshPage} />
        )}
        <SettingsButton />
      </ActionsPanel>
    </div>
  );
}

/**
 * The actions, in a panel that one button opens; on a narrow screen they are in the header's own panel. They stay
 * mounted, because one of them contains the settings drawer.
 */
function ActionsPanel({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { open, close, container, button } = useDisclosure();
  const label = intl.formatMessage(messages.tools);
  return (
    <div className={styles.actionsDisclosure} {...container}>
      <button
        {...button}
        className={`${styles.action} ${styles.actionsButton}`}
        aria-label={label}
        title={label}
        data-header-actions
      >
        <LineIcon path={slidersIcon} />
      </button>
      <div
        className={styles.actionsPanel}
        data-open={open || undefined}
        onClick={({ target }) => {
          // the drawer replaces the panel, and handles the next Escape
          if (target instanceof Element && target.closest('[aria-haspopup]')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** Toggles full screen of the whole document (R3.13), where the browser supports it. */
function FullscreenButton() {
  const isActive = useSyncExternalStore(onFullscreenChange, isFullscreen);
  const root = document.documentElement;
  if (!canUseFullscreen(root)) return null;
  return (
    <IconButton
      label={isActive ? messages.exitFullscreen : messages.fullscreen}
      icon={isActive ? exitFullscreenIcon : enterFullscreenIcon}
      onPress={() => void toggleFullscreen(root)}
    />
  );
}

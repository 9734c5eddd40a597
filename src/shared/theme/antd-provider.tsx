import { createCache, StyleProvider } from '@ant-design/cssinjs';
import IconContext from '@ant-design/icons/es/components/Context';
import { iconStyles } from '@ant-design/icons/es/utils';
import { App, ConfigProvider, theme as algorithms, type ThemeConfig } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { useValidateMessages } from '@/shared/form/validate-messages';
import { useAppearance } from './appearance-context';
import { defaultTheme, tokensOf, type Tokens } from './tokens';
import { usePrinting } from './use-printing';

/** The icon package writes its one style into the page's head, and leaves it there; so it stays silent, and we write it. */
const iconPrefix = 'portal-anticon';
const silent = { zeroRuntime: true, prefixCls: iconPrefix };
const scopedIconStyles = iconStyles.replaceAll('anticon', iconPrefix).replace(/^\./gm, '.portal .');

const formStyles = '.portal .portal-antd-form-item-additional { padding-top: 4px; }';

/** A dialog takes no press while it grows: its buttons are not yet where they will be, and a press in between is lost. */
const openingDialogs = ['appear', 'enter'].map(
  (phase) => `.portal .portal-antd-modal[class*='-zoom-${phase}']`,
);
const dialogStyles = [
  `${openingDialogs.join()} { pointer-events: auto; }`,
  `${openingDialogs.map((dialog) => `${dialog} > *`).join()} { pointer-events: none !important; }`,
].join('\n');

/** What antd keeps for a holder: its cache, and a name for its variables that stays the same over mounts. */
interface AntdCache {
  cache: ReturnType<typeof createCache>;
  key: string;
}
const cacheByContainer = new WeakMap<HTMLElement, AntdCache>();
let containerCount = 0;

/**
 * The door to antd: our tokens, our root for pop-ups, our holder for styles, our prefix. Only what is loaded lazily
 * imports this file, so that a first visit does not pay for antd.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { root, styleContainer, language, theme, largeText, colourWeak } = useAppearance();
  // paper is light, as in theme-css.ts
  const shownTheme = usePrinting() && theme === 'dark' ? defaultTheme : theme;
  const { cache, key } = cacheFor(styleContainer);
  const validateMessages = useValidateMessages();
  return (
    <StyleProvider container={styleContainer} cache={cache} hashPriority="high">
      <ConfigProvider
        prefixCls="portal-antd"
        // a host may have an antd of its own, whose icons go by the usual name
        iconPrefixCls={iconPrefix}
        form={{ validateMessages }}
        button={{ autoInsertSpace: false }}
        locale={language === 'zh-CN' ? zhCN : enUS}
        theme={{ ...antdTheme(tokensOf(shownTheme, colourWeak), largeText), cssVar: { key } }}
        getPopupContainer={() => root}
      >
        <IconContext value={silent}>
          <style>{[scopedIconStyles, formStyles, dialogStyles].join('\n')}</style>
          <App
            component={false}
            message={{ getContainer: () => root }}
            notification={{ getContainer: () => root }}
          >
            {children}
          </App>
        </IconContext>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Without a key of ours antd names its variables anew on each mount, and in a shadow tree never takes the old away. */
function cacheFor(container: HTMLElement): AntdCache {
  const cache = cacheByContainer.get(container) ?? {
    cache: createCache(),
    key: `portal-${++containerCount}`,
  };
  cacheByContainer.set(container, cache);
  return cache;
}

function antdTheme(tokens: Tokens, largeText: boolean): ThemeConfig {
  return {
    algorithm: tokens.scheme === 'dark' ? algorithms.darkAlgorithm : algorithms.defaultAlgorithm,
    token: {
      colorPrimary: tokens.primary,
      // antd's own shade under the pointer is too pale for words
      colorPrimaryHover: tokens.primaryStrong,
      colorLink: tokens.primary,
      colorLinkHover: tokens.primaryStrong,
      colorInfo: tokens.primary,
      colorError: tokens.danger,
      colorBgBase: tokens.surface,
      colorBgContainer: tokens.surface,
      colorBgElevated: tokens.surface,
      colorBorder: tokens.fieldLine,
      colorTextBase: tokens.text,
      colorTextPlaceholder: tokens.textSoft,
      colorTextDescription: tokens.textSoft,
      colorTextLightSolid: tokens.onPrimary,
      borderRadius: 8,
      controlHeight: 40,
      fontSize: largeText ? 20 : 16,
      fontFamily: 'inherit',
    },
    // a complaint has its room in the gap below its field, so that nothing moves under the hand, and is clear of the next
    components: { Form: { itemMarginBottom: largeText ? 46 : 36 } },
  };
}

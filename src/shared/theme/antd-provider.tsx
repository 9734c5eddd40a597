import { createCache, StyleProvider } from '@ant-design/cssinjs';
import IconContext from '@ant-design/icons/es/components/Context';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { iconStyles } from '@ant-design/icons/es/utils';
import { ConfigProvider, theme as algorithms, type ThemeConfig } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { useValidateMessages } from '@/shared/form/validate-messages';
import type { Language } from '@/shared/intl/languages';
import { useAppearance, type Appearance } from './appearance-context';
import { brandedTokens } from './brand';
import { defaultTheme, tokensOf, type Tokens } from './tokens';
import { usePrinting } from './use-printing';

/** antd's own texts. */
const antdLocales: Readonly<Record<Language, typeof zhCN>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** The icon package would write its style into the page's head and leave it there, so we write it in our root instead. */
const iconPrefix = 'portal-anticon';
const iconContext = { zeroRuntime: true, prefixCls: iconPrefix };
const scopedIconStyles = iconStyles.replaceAll('anticon', iconPrefix).replace(/^\./gm, '.portal .');

/**
 * An error is a small text below its field, and keeps clear of what follows. It takes the room below the field; an
 * error of more lines, or a hint below it, keeps clear by a room of its own.
 */
const formStyles = `
.portal .portal-antd-form-item-additional { padding-top: 4px; }
.portal .portal-antd-form-item-explain:last-child { padding-bottom: 12px; }
.portal .portal-antd-form-item-explain + .portal-antd-form-item-extra { padding-bottom: 16px; }
.portal .portal-antd-form-item.portal-antd-form-item .portal-antd-form-item-explain { font-size: var(--f-s); line-height: 1.5; }`;

/**
 * Toasts are at the bottom, above a bar of the page or controls there. antd's list of them is as high as the window. A very long text
 * scrolls, so that it leaves the page usable.
 */
const toastStyles = `
.portal .portal-antd-message.portal-antd-message-top { top: auto !important; bottom: var(--p-toasts, var(--p-bottom-bar, 0px)) !important; justify-content: flex-end; overflow: visible; }
.portal .portal-antd-message-notice { max-height: 30vh; max-height: 30dvh; overflow-y: auto; }`;

/** A dialog ignores clicks while it opens: its buttons are still moving, and a click would miss them. */
const openingDialogs = ['appear', 'enter'].map(
  (phase) => `.portal .portal-antd-modal[class*='-zoom-${phase}']`,
);
const dialogStyles = [
  // On a phone, long labels are below each other instead of beside each other.
  '.portal .portal-antd-modal .portal-antd-modal-footer { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; }',
  '.portal .portal-antd-modal .portal-antd-modal-footer > .portal-antd-btn + .portal-antd-btn { margin-inline-start: 0; }',
  `${openingDialogs.join()} { pointer-events: auto; }`,
  `${openingDialogs.map((dialog) => `${dialog} > *`).join()} { pointer-events: none !important; }`,
].join('\n');

/**
 * Of a busy button. antd's own comes and goes with an animation, which may end without the event that removes the icon: the
 * button is then called `loading` for good. This one has no name.
 */
const loadingIcon = <LoadingOutlined aria-hidden aria-label={undefined} role="presentation" />;

/** antd's style cache of a container, and a key of its css variables that is the same on every mount. */
interface AntdCache {
  cache: ReturnType<typeof createCache>;
  key: string;
}
const cacheByContainer = new WeakMap<HTMLElement, AntdCache>();
let containerCount = 0;

/**
 * Configures antd: our tokens, our element for pop-ups, our container for styles, our prefix. Only lazily loaded modules
 * import this file, so that antd is not part of the first load.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const appearance = useAppearance();
  const { root, popups = root, styleContainer, language, theme, colourWeak, brand } = appearance;
  // Printed in light colours, as in theme-css.ts.
  const shownTheme = usePrinting() && theme === 'dark' ? defaultTheme : theme;
  const { cache, key } = cacheFor(styleContainer);
  const validateMessages = useValidateMessages();
  return (
    <StyleProvider container={styleContainer} cache={cache} hashPriority="high">
      <ConfigProvider
        prefixCls="portal-antd"
        // A host may have its own antd, whose icons have the default prefix.
        iconPrefixCls={iconPrefix}
        form={{ validateMessages }}
        button={{ autoInsertSpace: false, loadingIcon }}
        locale={antdLocales[language]}
        theme={{
          ...antdTheme(brandedTokens(tokensOf(shownTheme, colourWeak), shownTheme, brand), appearance),
          cssVar: { key },
        }}
        getPopupContainer={() => popups}
      >
        <IconContext value={iconContext}>
          <style>{[scopedIconStyles, formStyles, toastStyles, dialogStyles].join('\n')}</style>
          {children}
        </IconContext>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Without a stable key antd adds new variables on each mount and, in a shadow tree, never removes the old ones. */
function cacheFor(container: HTMLElement): AntdCache {
  const cache = cacheByContainer.get(container) ?? {
    cache: createCache(),
    key: `portal-${++containerCount}`,
  };
  cacheByContainer.set(container, cache);
  return cache;
}

function antdTheme(tokens: Tokens, { largeText, brand, zIndexBase }: Appearance): ThemeConfig {
  return {
    algorithm: tokens.scheme === 'dark' ? algorithms.darkAlgorithm : algorithms.defaultAlgorithm,
    token: {
      colorPrimary: tokens.primary,
      // antd's own colours under the pointer, pressed, of focus rings and of icons have too little contrast.
      colorPrimaryHover: tokens.primaryStrong,
      colorPrimaryActive: tokens.primaryStrong,
      // the focus ring of buttons
      colorPrimaryBorder: tokens.focus,
      colorLink: tokens.primary,
      colorLinkHover: tokens.primaryStrong,
      colorLinkActive: tokens.primaryStrong,
      colorInfo: tokens.primary,
      colorError: tokens.danger,
      colorErrorHover: tokens.danger,
      colorErrorActive: tokens.danger,
      colorBgBase: tokens.surface,
      colorBgContainer: tokens.surface,
      colorBgElevated: tokens.surface,
      colorBorder: tokens.fieldLine,
      colorTextBase: tokens.text,
      colorTextPlaceholder: tokens.textSoft,
      colorTextDescription: tokens.textSoft,
      colorIcon: tokens.textSoft,
      colorIconHover: tokens.text,
      colorTextLightSolid: tokens.onPrimary,
      borderRadius: brand?.radius ?? 8,
      ...(zIndexBase !== undefined && { zIndexPopupBase: zIndexBase }),
      controlHeight: 40,
      fontSize: largeText ? 20 : 16,
      fontFamily: 'inherit',
    },
    // The gap below a field has room for its error, so that the form does not move.
    components: { Form: { itemMarginBottom: largeText ? 50 : 40 } },
  };
}

import { applyOwnStyle, type OwnStyle } from '@/shared/theme/brand';
import { themeChoices, type AppearanceSettings } from '@/shared/theme/theme-settings';
import type { Settings } from '../store/settings-slice';

/**
 * Writes the settings to attributes of the portal's root, for css, and the appearance to style classes: standalone on
 * the body, so that the page around the portal can follow, in a host on the root (R4.42). `dispose` removes the classes.
 */
export function createSettingsApplier(root: HTMLElement, embedded: boolean, style: OwnStyle = {}) {
  const carrier = embedded ? root : document.body;
  let current: readonly string[] = [];
  const setClasses = (names: readonly string[]) => {
    carrier.classList.remove(...current.filter((name) => !names.includes(name)));
    carrier.classList.add(...names);
    current = names;
  };
  return {
    apply({ theme, extra }: Settings) {
      if (root.dataset.theme !== theme.themeName) applyOwnStyle(root, theme.themeName, style);
      root.dataset.theme = theme.themeName;
      root.dataset.background = theme.background;
      root.toggleAttribute('data-fixed-header', theme.fixedHeader);
      root.toggleAttribute('data-large-text', extra.largeText);
      root.toggleAttribute('data-grey', extra.grey);
      root.toggleAttribute('data-colour-weak', extra.colourWeak);
      setClasses(styleClasses({ theme, extra }));
    },
    dispose() {
      setClasses([]);
      if (!embedded && carrier.className === '') carrier.removeAttribute('class');
    },
  };
}

/** A class for each choice and for each mode that is on, e.g. `portal-theme-name-dark` and `portal-grey`. */
export function styleClasses({ theme, extra }: AppearanceSettings): string[] {
  const choices = (Object.keys(themeChoices) as (keyof typeof themeChoices)[]).map(
    (name) => `portal-${kebab(name)}-${theme[name]}`,
  );
  const modes = { fixedHeader: theme.fixedHeader, ...extra };
  const on = Object.entries(modes).filter(([, isOn]) => isOn);
  return [...choices, ...on.map(([name]) => `portal-${kebab(name)}`)];
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

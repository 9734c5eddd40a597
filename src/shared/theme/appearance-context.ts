import { createContext, use } from 'react';
import type { Language } from '@/shared/intl/languages';
import type { ThemeName } from './tokens';

/** What a component library must know of the portal it draws in. */
export interface Appearance {
  /** The portal's root: pop-ups open in it, nothing opens outside. */
  root: HTMLElement;
  /** Where run-time styles go; the same element on every mount. */
  styleContainer: HTMLElement;
  language: Language;
  theme: ThemeName;
  largeText: boolean;
  colourWeak: boolean;
}

export const AppearanceContext = createContext<Appearance | null>(null);

/** @throws outside a portal */
export function useAppearance(): Appearance {
  const value = use(AppearanceContext);
  if (value === null) throw new Error('The look is asked for outside a portal');
  return value;
}

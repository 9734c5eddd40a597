import { createContext, use } from 'react';
import type { HostBrand } from '@/contracts/host-config';
import type { Language } from '@/shared/intl/languages';
import type { ThemeName } from './tokens';

/** Where and how a component library renders inside this portal. */
export interface Appearance {
  /** The portal's root; pop-ups open in it. */
  root: HTMLElement;
  /** Container of run-time styles; reused by later mounts. */
  styleContainer: HTMLElement;
  language: Language;
  theme: ThemeName;
  largeText: boolean;
  colourWeak: boolean;
  /** Where dialogs, toasts and pop-ups open; the root unless given. */
  popups?: HTMLElement;
  /** `z-index` of the first of them; antd's unless given. */
  zIndexBase?: number | undefined;
  brand?: HostBrand | undefined;
}

export const AppearanceContext = createContext<Appearance | null>(null);

/** @throws outside a portal */
export function useAppearance(): Appearance {
  const value = use(AppearanceContext);
  if (value === null) throw new Error('The appearance is used outside a portal');
  return value;
}

import { applyBrand, validBrand, type Grounds } from '@/shared/theme/brand';
import { readConfig } from './page-config';

/**
 * Gives the shell of index.html the brand of the configuration before any other script is loaded.
 * @param grounds of each theme by the value of `data-theme`
 */
export function paintBrand(document: Document, grounds: Readonly<Record<string, Grounds>>): void {
  const shell = document.querySelector<HTMLElement>('[data-first-paint]');
  const { brand } = readConfig(document);
  if (shell && brand) applyBrand(shell.style, validBrand(brand), grounds[shell.dataset.theme ?? '']);
}

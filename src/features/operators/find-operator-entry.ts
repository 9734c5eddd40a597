import type { MenuItem } from '@/contracts/menu';
import { operatorPages, type OperatorPage } from '@/contracts/operator-pages';

/** The menu entry of a page of the operators; undefined where the platform's menu does not name the page. */
export const findOperatorEntry = (menu: readonly MenuItem[], page: OperatorPage) =>
  findByName(menu, operatorPages[page]);

function findByName(items: readonly MenuItem[], name: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.name === name ? item : findByName(item.children ?? [], name);
    if (found) return found;
  }
  return undefined;
}

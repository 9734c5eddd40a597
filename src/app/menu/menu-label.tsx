import { Icon, icons } from '@/shared/ui/icon';
import { useMenuTitle } from './menu-context';
import type { MenuNode } from './menu-nodes';
import styles from './menu.module.css';

/** Longer titles may be truncated and get a tooltip. */
const fullTitleMax = 16;

/** The title of a menu item, and its icon before it. An unknown icon becomes the first character of the title. */
export function MenuLabel({
  node: { title: original, icon: name },
  icon,
}: {
  node: Pick<MenuNode, 'title' | 'icon'>;
  icon: boolean;
}) {
  const { name: title, lang } = useMenuTitle(original);
  return (
    <>
      {icon && (
        <span className={styles.icon} lang={lang} title={title} aria-hidden="true">
          {name !== undefined && name in icons ? <Icon name={name} /> : [...title][0]}
        </span>
      )}
      <span className={styles.title} lang={lang} title={title.length > fullTitleMax ? title : undefined}>
        {title}
      </span>
    </>
  );
}

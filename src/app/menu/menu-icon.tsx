import { Icon, icons } from '@/shared/ui/icon';
import styles from './menu.module.css';

/** The icon of an entry; one that is not known is the first sign of its title, so that a rail tells them apart. */
export function MenuIcon({ name, title }: { name: string | undefined; title: string }) {
  return (
    <span className={styles.icon} title={title} aria-hidden="true">
      {name !== undefined && name in icons ? <Icon name={name} /> : [...title][0]}
    </span>
  );
}

import { useConfig } from '@/shared/config/config-context';
import { useLook } from '@/shared/theme/look-context';
import { usePortalSelector } from '../store';
import styles from './edit-overlay.module.css';
import { selectIsEditing } from './pending-edits';

/** Covers the portal while something is being changed on the platform, but not for a blink (R4.46, R9.3). */
export function EditOverlay() {
  const { loadingText } = useConfig();
  const { language } = useLook();
  const editing = usePortalSelector(selectIsEditing);
  return editing ? (
    <div className={styles.cover} role="status">
      <span className={styles.note}>{loadingText[language]}</span>
    </div>
  ) : null;
}

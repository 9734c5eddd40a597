import { useConfig } from '@/shared/config/config-context';
import { useAppearance } from '@/shared/theme/appearance-context';
import { usePortalSelector } from '../store/store';
import styles from './saving-overlay.module.css';
import { selectIsSaving } from '../store/pending-mutations-slice';

/** Covers the portal while something is being changed on the platform, but not for a blink (R4.46, R9.3). */
export function SavingOverlay() {
  const { loadingText } = useConfig();
  const { language } = useAppearance();
  const isSaving = usePortalSelector(selectIsSaving);
  return isSaving ? (
    <div className={styles.cover} role="status">
      <span className={styles.note}>{loadingText[language]}</span>
    </div>
  ) : null;
}

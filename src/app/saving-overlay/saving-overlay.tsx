import { useConfig } from '@/shared/config/config-context';
import { useAppearance } from '@/shared/theme/appearance-context';
import { selectIsSaving } from '../store/pending-mutations-slice';
import { usePortalSelector } from '../store/store';
import styles from './saving-overlay.module.css';

/** Covers the portal while a change is being saved; short saves show nothing (R4.46, R9.3). */
export function SavingOverlay() {
  const { loadingText } = useConfig();
  const { language } = useAppearance();
  const isSaving = usePortalSelector(selectIsSaving);
  return isSaving ? (
    <div className={styles.overlay} role="status">
      <span className={styles.label}>{loadingText[language]}</span>
    </div>
  ) : null;
}

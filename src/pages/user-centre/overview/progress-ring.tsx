import { FormattedNumber } from 'react-intl';
import styles from './progress-ring.module.css';

/** A share as a ring with its percentage; the text beside it says the same in words. @param share 0 to 1 */
export function ProgressRing({ share }: { share: number }) {
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="44" />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            data-share
            strokeDasharray={`${Math.min(1, share) * 100} 100`}
          />
        )}
      </svg>
      <span>
        {/* never 100% before it is completed */}
        <FormattedNumber value={Math.min(1, share)} style="percent" roundingMode="floor" />
      </span>
    </div>
  );
}

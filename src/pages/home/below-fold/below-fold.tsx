import { useCapabilities } from '@/shared/config/config-context';
import { HospitalsByProvince } from './hospitals-by-province';
import { LatestFiles } from './latest-files';
import { PlatformStats } from './platform-stats';
import { OpenProjects } from './open-projects';
import styles from './below-fold.module.css';

/** The home page below the fold: open projects, hospitals, files, figures (R2.11). A separate chunk. */
export default function BelowFold() {
  const has = useCapabilities();
  return (
    <div className={styles.page}>
      {has.has('courses') && (
        <div className={styles.band}>
          <div className="portal-wrap">
            <OpenProjects />
          </div>
        </div>
      )}
      <div className={`portal-wrap ${styles.columns}`}>
        {has.has('hospitals') && <HospitalsByProvince />}
        <LatestFiles />
      </div>
      {has.has('statistics') && <PlatformStats />}
    </div>
  );
}

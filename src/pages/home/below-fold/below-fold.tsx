import { HospitalsByProvince } from './hospitals-by-province';
import { LatestFiles } from './latest-files';
import { PlatformStats } from './platform-stats';
import { OpenProjects } from './open-projects';
import styles from './below-fold.module.css';

/** The home page below the fold: open projects, hospitals, files, figures (R2.11). A chunk of its own. */
export default function BelowFold() {
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <div className="portal-wrap">
          <OpenProjects />
        </div>
      </div>
      <div className={`portal-wrap ${styles.columns}`}>
        <HospitalsByProvince />
        <LatestFiles />
      </div>
      <PlatformStats />
    </div>
  );
}

import { HospitalsByProvince } from './hospitals-by-province';
import { LatestFiles } from './latest-files';
import { PlatformStats } from './platform-stats';
import { OpenProjects } from './open-projects';
import styles from './below-fold.module.css';

/** The home page below the first look: courses one can enrol in, bases, files, numbers (R2.11). */
export default function BelowFold() {
  return (
    <div className={styles.more}>
      <OpenProjects />
      <div className={styles.columns}>
        <HospitalsByProvince />
        <LatestFiles />
      </div>
      <PlatformStats />
    </div>
  );
}

import { HospitalsByProvince } from './hospitals-by-province';
import { LatestFiles } from './latest-files';
import { PlatformStats } from './platform-stats';
import { OpenProjects } from './open-projects';
import styles from './below-fold.module.css';

/** The home page below the fold: open projects, hospitals, files, figures (R2.11). A chunk of its own. */
export default function BelowFold() {
  return (
    <div className={styles.page}>
      <OpenProjects />
      <div className={styles.columns}>
        <HospitalsByProvince />
        <LatestFiles />
      </div>
      <PlatformStats />
    </div>
  );
}

import { Bases } from './bases';
import { Files } from './files';
import { Numbers } from './numbers';
import { OpenCourses } from './open-courses';
import styles from './more.module.css';

/** The home page below the first look: courses one can enrol in, bases, files, numbers (R2.11). */
export default function More() {
  return (
    <div className={styles.more}>
      <OpenCourses />
      <div className={styles.columns}>
        <Bases />
        <Files />
      </div>
      <Numbers />
    </div>
  );
}

import type { HospitalSummary } from '@/contracts/hospital';
import { useDictionaryName } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import styles from './hospital-facts.module.css';

/** Location, level and specialities of a training base, named by the dictionaries (R3.17). */
export function HospitalFacts({
  hospital: { province, city, level, specialities },
}: {
  hospital: Pick<HospitalSummary, 'province' | 'city' | 'level' | 'specialities'>;
}) {
  const nameOf = useDictionaryName();
  // a municipality is both province and city: show it once
  const location = [...new Set([nameOf('province', province), city])].join(' · ');
  return (
    <div className={styles.facts} lang={contentLanguage}>
      <p>{location}</p>
      <ul>
        <li className={styles.level}>{nameOf('hospital_level', level)}</li>
        {specialities.map((code) => (
          <li key={code}>{nameOf('speciality', code)}</li>
        ))}
      </ul>
    </div>
  );
}

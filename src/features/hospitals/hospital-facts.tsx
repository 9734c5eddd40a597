import type { HospitalSummary } from '@/contracts/hospital';
import { DictionaryNames, useDictionaryName } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import styles from './hospital-facts.module.css';

/** Location, level and specialities of a hospital, named by the dictionaries (R3.17). */
export function HospitalFacts({
  hospital: { province, city, level, specialities },
}: {
  hospital: Pick<HospitalSummary, 'province' | 'city' | 'level' | 'specialities'>;
}) {
  const { original } = useDictionaryName()('province', province);
  return (
    <div className={styles.facts}>
      <p>
        <DictionaryNames of={[['province', province]]} />
        {/* a municipality is both province and city: show it once */}
        {city !== original && <span lang={contentLanguage}> · {city}</span>}
      </p>
      <ul>
        <li className={styles.level}>
          <DictionaryNames of={[['hospital_level', level]]} />
        </li>
        {specialities.map((code) => (
          <li key={code}>
            <DictionaryNames of={[['speciality', code]]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Link } from 'react-router-dom';
import type { HospitalSummary } from '@/contracts/hospital';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import entries from '@/shared/ui/entry-list.module.css';

/** One training base of the list. */
export function HospitalItem({ hospital }: { hospital: HospitalSummary }) {
  const media = useMediaUrl();
  const { id, name, cover } = hospital;
  return (
    <li className={entries.item}>
      <div className={entries.text}>
        <h2 lang={contentLanguage}>
          <Link to={paths.hospital.href({ id })}>{name}</Link>
        </h2>
        <HospitalFacts hospital={hospital} />
      </div>
      {cover !== null && (
        <img className={entries.cover} src={media(cover)} alt="" width="168" height="105" loading="lazy" />
      )}
    </li>
  );
}

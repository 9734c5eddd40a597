import { useSearchParams } from 'react-router-dom';
import { ListPage } from '@/shared/ui/list-page';
import { Filters } from './filters';
import { Hospitals } from './hospitals';
import { parseListParams } from './list-params';
import { messages } from './messages';
import { ProvinceMap } from './province-map/province-map';
import styles from './hospital-list-page.module.css';

/** Training bases by province, level, speciality and words, all of them and the page in the address (R2.16). */
export function HospitalListPage() {
  const [query] = useSearchParams();
  const params = parseListParams(query);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <Filters params={params} />
      <div className={styles.columns}>
        <ProvinceMap params={params} />
        <Hospitals params={params} />
      </div>
    </ListPage>
  );
}

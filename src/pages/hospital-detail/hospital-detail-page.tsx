import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { hospitalApi } from '@/features/hospitals/api';
import { RememberPage } from '@/features/recent-pages/remember-page';
import { RichText } from '@/features/rich-text/rich-text';
import { ShareButton } from '@/features/share/share-button';
import { usePageUrl } from '@/features/share/use-page-url';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useCapabilities } from '@/shared/config/config-context';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { Link } from '@/shared/ui/link';
import { DetailView } from '@/shared/ui/query/detail-view';
import { DetailHero, DetailHeroSkeleton } from '@/shared/ui/detail-hero';
import hero from '@/shared/ui/detail-hero.module.css';
import { NotFoundState, Skeleton } from '@/shared/ui/page-state';
import { ContactCard } from './contact-card';
import { HospitalProjects } from './hospital-projects';
import { messages } from './messages';
import styles from './hospital-detail-page.module.css';

/** One training hospital: introduction, contact details, pictures and projects (R2.17). */
export function HospitalDetailPage() {
  const { id = '' } = useParams();
  return isId(id) ? <Hospital id={id} /> : notFound;
}

const notFound = (
  <NotFoundState title={messages.notFound} why={messages.notFoundText}>
    <Link to={paths.hospitals.href()}>
      <FormattedMessage {...messages.backToList} />
    </Link>
  </NotFoundState>
);

function Hospital({ id }: { id: string }) {
  const url = usePageUrl(paths.hospital.href({ id }));
  const hasCourses = useCapabilities().has('courses');
  const query = hospitalApi.endpoints.hospitalDetail.useQuery({ id });
  useTabSubtitle(query.currentData?.name);
  const loading = (
    <>
      <DetailHeroSkeleton />
      <Skeleton bars={14} title={messages.loading} className="portal-wrap" />
    </>
  );
  return (
    <DetailView query={query} loading={loading} notFound={notFound}>
      {(hospital) => (
        <>
          <RememberPage kind="hospital" id={id} title={hospital.name} />
          <DetailHero
            back={{ href: paths.hospitals.href(), text: messages.backToList }}
            cover={hospital.cover}
            title={hospital.name}
            actions={
              <>
                <FavouriteButton kind="hospital" id={id} name={hospital.name} />
                <ShareButton title={hospital.name} url={url} className={hero.action} />
              </>
            }
          >
            <HospitalFacts hospital={hospital} />
          </DetailHero>
          <div className="portal-wrap">
            <div className={styles.columns}>
              <article className={styles.introduction} lang={contentLanguage}>
                <RichText html={hospital.introduction} />
              </article>
              <ContactCard hospital={hospital} />
            </div>
            <Pictures name={hospital.name} pictures={hospital.pictures} />
            {hasCourses && <HospitalProjects hospitalId={id} />}
          </div>
        </>
      )}
    </DetailView>
  );
}

/** The pictures of a hospital; renders nothing when there are none. */
function Pictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const intl = useIntl();
  const media = useMediaUrl();
  const id = useId();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.pictures} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage {...messages.pictures} />
      </h2>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <img
              src={media(picture)}
              alt={intl.formatMessage(messages.picture, { name, number: index + 1 })}
              width="384"
              height="240"
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

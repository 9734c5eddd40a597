import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Favourite, FavouriteKey } from '@/contracts/favourite';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { ProjectBadge, ProjectCategories } from '@/features/projects/badges';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import entries from '@/shared/ui/entry-list.module.css';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './my-favourite.module.css';

/** One favourite. A removed one stays in view until the next visit, so that it can be added again. */
export function FavouriteItem({ favourite: { project, hospital, keptAt } }: { favourite: Favourite }) {
  if (project)
    return (
      <Entry
        kind="project"
        id={project.id}
        name={project.title}
        keptAt={keptAt}
        href={paths.project.href({ id: project.id })}
      >
        <p className={styles.facts}>
          <ProjectBadge project={project} />
          <span>
            <UpcomingDate project={project} />
          </span>
          <span>
            <ProjectCategories project={project} />
          </span>
          <span lang={contentLanguage}>{project.hospitalName}</span>
        </p>
      </Entry>
    );
  if (!hospital) return null;
  return (
    <Entry
      kind="hospital"
      id={hospital.id}
      name={hospital.name}
      keptAt={keptAt}
      href={paths.hospital.href({ id: hospital.id })}
    >
      <HospitalFacts hospital={hospital} />
    </Entry>
  );
}

function Entry({
  kind,
  id,
  name,
  href,
  keptAt,
  children,
}: FavouriteKey & { name: string; href: string; keptAt: string; children: ReactNode }) {
  const isAvailable = useIsAvailable();
  return (
    <li className={`${entries.item} ${styles.item}`}>
      <div className={entries.text}>
        <h2 lang={contentLanguage}>{isAvailable(href) ? <Link to={href}>{name}</Link> : name}</h2>
        {children}
        <p className={styles.keptAt}>
          <FormattedMessage {...messages.keptOn} values={{ day: <FormattedDay value={keptAt} /> }} />
        </p>
      </div>
      <FavouriteButton kind={kind} id={id} name={name} />
    </li>
  );
}

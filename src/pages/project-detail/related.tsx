import { FormattedMessage } from 'react-intl';
import type { ProjectDetail } from '@/contracts/project';
import { hospitalApi } from '@/features/hospitals/api';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { projectApi } from '@/features/projects/api';
import { ProjectCards } from '@/features/projects/project-cards';
import { useCapabilities } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './related.module.css';

/** Maximum number of entries in each list. */
const shown = 4;

/** Other courses of the same speciality; nothing where there are none. */
export function RelatedProjects({ project: { id, speciality } }: { project: ProjectDetail }) {
  const query = projectApi.endpoints.projectPage.useQuery({
    current: 1,
    size: shown + 1,
    query: { speciality },
  });
  const others = query.currentData?.records.filter((other) => other.id !== id).slice(0, shown) ?? [];
  if (others.length === 0) return <MissingPart query={query} name={messages.related} />;
  return (
    <Section
      title={messages.related}
      all={{ href: `${paths.projects.href()}?speciality=${speciality}`, text: messages.allRelated }}
    >
      <ProjectCards projects={others} compact />
    </Section>
  );
}

/** The hospital of a course, and others of its speciality. */
export function RelatedHospitals({ project }: { project: ProjectDetail }) {
  return useCapabilities().has('hospitals') ? <Hospitals project={project} /> : null;
}

function Hospitals({ project: { speciality, hospitalId } }: { project: ProjectDetail }) {
  const query = hospitalApi.endpoints.hospitalPage.useQuery({
    current: 1,
    size: shown + 1,
    query: { speciality },
  });
  const own = query.currentData?.records.filter(({ id }) => id === hospitalId) ?? [];
  const others = query.currentData?.records.filter(({ id }) => id !== hospitalId) ?? [];
  const hospitals = [...own, ...others].slice(0, shown);
  if (hospitals.length === 0) return <MissingPart query={query} name={messages.relatedHospitals} />;
  return (
    <Section
      title={messages.relatedHospitals}
      all={{ href: `${paths.hospitals.href()}?speciality=${speciality}`, text: messages.allHospitals }}
    >
      <ul className={styles.hospitals}>
        {hospitals.map((hospital) => (
          <li key={hospital.id}>
            <h3 lang={contentLanguage}>
              <Link to={paths.hospital.href({ id: hospital.id })}>{hospital.name}</Link>
            </h3>
            {hospital.id === hospitalId && (
              <p>
                <FormattedMessage {...messages.thisHospital} />
              </p>
            )}
            <HospitalFacts hospital={hospital} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

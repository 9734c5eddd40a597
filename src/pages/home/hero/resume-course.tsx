import { FormattedMessage } from 'react-intl';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
import { activeEnrolments, canStudy } from '@/features/projects/enrolment-rules';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { messages } from '../messages';
import { ResumeTask, Task } from './hero';

/** The trainee's course that is under way, with the share of its lessons that are done. Loaded for users only. */
export default function ResumeCourse() {
  const { data } = projectApi.endpoints.enrolmentMine.useQuery(latestEnrolmentsQuery);
  const current = activeEnrolments(data?.records ?? []).find(({ state, project }) =>
    canStudy(state, project),
  );
  if (!current) return <ResumeTask signedIn />;
  const { project, lessons } = current;
  return (
    <Task
      to={paths.study.href({ id: project.id })}
      icon="play"
      title={messages.resume}
      text={
        <>
          <span lang={contentLanguage}>{project.title}</span>
          <br />
          <FormattedMessage {...messages.resumeProgress} values={lessons} />
        </>
      }
      progress={lessons.all === 0 ? 0 : lessons.done / lessons.all}
    />
  );
}

import { FormattedMessage } from 'react-intl';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
import { enrolmentToContinue } from '@/features/projects/enrolment-rules';
import { messages as projectMessages } from '@/features/projects/messages';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { messages } from '../messages';
import { ResumeTask, Task } from './hero';

/** The course and lesson at which the trainee stopped, with the share of the lessons that are done. Loaded for users only. */
export default function ResumeCourse() {
  const { data } = projectApi.endpoints.enrolmentMine.useQuery(latestEnrolmentsQuery);
  const current = enrolmentToContinue(data?.records ?? []);
  if (!current) return <ResumeTask signedIn />;
  const { project, lessons, next } = current;
  return (
    <Task
      to={paths.study.href({ id: project.id })}
      icon="play"
      title={messages.resume}
      text={
        <>
          <span lang={contentLanguage}>{project.title}</span>
          <br />
          {next && (
            <>
              <FormattedMessage
                {...projectMessages.nextLesson}
                values={{ lesson: <span lang={contentLanguage}>{next.title}</span> }}
              />
              {' ·\u00a0'}
            </>
          )}
          <FormattedMessage {...messages.resumeProgress} values={lessons} />
        </>
      }
      progress={lessons.all === 0 ? 0 : lessons.done / lessons.all}
    />
  );
}

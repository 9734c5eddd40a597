import { FormattedMessage } from 'react-intl';
import { DownloadButton } from '@/features/downloads/download-button';
import { FileSize } from '@/features/downloads/file-size';
import { baseApi } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './below-fold.module.css';

const latestFilesRequest = { current: 1, size: 4, query: {} };

/** The latest files of the download centre. */
export function LatestFiles() {
  const query = baseApi.endpoints.attachmentPage.useQuery(latestFilesRequest);
  return (
    <Section title={messages.latestFiles} all={{ href: paths.downloads.href(), text: messages.allFiles }}>
      <div className={styles.list}>
        <QueryView query={query} loading={<Skeleton bars={5} title={messages.latestFiles} />}>
          {({ records }) =>
            records.length === 0 ? (
              <EmptyState title={<FormattedMessage {...messages.noFiles} />} />
            ) : (
              <ul className={styles.files}>
                {records.map((file) => (
                  <li key={file.id}>
                    <div>
                      <span lang={contentLanguage}>{file.name}</span>
                      <small>
                        <FormattedDay value={file.publishedAt} />
                        {file.publishedAt !== null && file.size !== null && ' · '}
                        <FileSize bytes={file.size} />
                      </small>
                    </div>
                    <DownloadButton file={file} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Section>
  );
}

import { FormattedMessage } from 'react-intl';
import { DownloadButton } from '@/features/downloads/download-button';
import { FileSize } from '@/features/downloads/file-size';
import { platformApi } from '@/shared/api/platform-api';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './more.module.css';

const newest = { current: 1, size: 4, query: {} };

/** The newest files of the download centre. */
export function Files() {
  const asked = platformApi.endpoints.attachmentPage.useQuery(newest);
  return (
    <Section title={messages.files} all={{ href: paths.downloads.href(), text: messages.allFiles }}>
      <div className={styles.box}>
        <Answer asked={asked} waiting={<Loading bars={5} title={messages.files} />}>
          {({ records }) =>
            records.length === 0 ? (
              <Empty title={<FormattedMessage {...messages.noFile} />} />
            ) : (
              <ul className={styles.files}>
                {records.map((file) => (
                  <li key={file.id}>
                    <div>
                      <span lang={contentLanguage}>{file.name}</span>
                      <small>
                        <Day value={file.publishedAt} /> · <FileSize bytes={file.size} />
                      </small>
                    </div>
                    <DownloadButton file={file} />
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      </div>
    </Section>
  );
}

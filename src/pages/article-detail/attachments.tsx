import { FormattedMessage } from 'react-intl';
import { DownloadButton } from '@/features/downloads/download-button';
import { FileSize } from '@/features/downloads/file-size';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { baseApi } from '@/shared/api/base-api';
import { QueryView } from '@/shared/ui/query/query-view';
import { attachmentsRequest } from './api';
import { messages } from './messages';

/** The files of an article; renders nothing when there are none. */
export function Attachments({ articleId, className }: { articleId: string; className: string | undefined }) {
  const query = baseApi.endpoints.attachmentPage.useQuery(attachmentsRequest(articleId));
  return (
    <QueryView query={query} loading={null}>
      {({ records }) =>
        records.length > 0 && (
          <section className={className}>
            <h2>
              <FormattedMessage {...messages.attachments} />
            </h2>
            <WeChatHint />
            <ul>
              {records.map((file) => (
                <li key={file.id}>
                  <span>{file.name}</span>
                  <small>
                    <FileSize bytes={file.size} />
                  </small>
                  <DownloadButton file={file} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

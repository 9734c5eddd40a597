import { FormattedMessage } from 'react-intl';
import { DownloadButton } from '@/features/downloads/download-button';
import { FileSize } from '@/features/downloads/file-size';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { platformApi } from '@/shared/api/platform-api';
import { Answer } from '@/shared/ui/answer';
import { attachmentsOf } from './attachments-request';
import { messages } from './messages';

/** Files of the article; nothing at all when it has none. */
export function Attachments({ articleId, className }: { articleId: string; className: string | undefined }) {
  const asked = platformApi.endpoints.attachmentPage.useQuery(attachmentsOf(articleId));
  return (
    <Answer asked={asked} waiting={null}>
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
    </Answer>
  );
}

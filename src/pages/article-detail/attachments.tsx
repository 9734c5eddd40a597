import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { attachmentDownload, type Attachment } from '@/contracts/attachment';
import { platformApi } from '@/shared/api/platform-api';
import { useSend } from '@/shared/api/send-call';
import { useMediaUrl } from '@/shared/config/config-context';
import { useNotices } from '@/shared/ui/notices';
import { Button } from '@/shared/ui/button';
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
            <ul>
              {records.map((file) => (
                <File key={file.id} file={file} />
              ))}
            </ul>
          </section>
        )
      }
    </Answer>
  );
}

function File({ file }: { file: Attachment }) {
  const intl = useIntl();
  const notices = useNotices();
  const media = useMediaUrl();
  const [ask, busy] = useSend(attachmentDownload);
  const download = async () => {
    const { data, error } = await ask({ id: file.id });
    if (error) notices.show({ kind: 'failure', error });
    else save(media(data.url), data.name);
  };
  return (
    <li>
      <span>{file.name}</span>
      <small>
        <FormattedMessage
          {...messages.size}
          values={{ size: <FormattedNumber value={Math.ceil(file.size / 1024)} /> }}
        />
      </small>
      <Button
        disabled={busy}
        onClick={() => {
          void download();
        }}
        aria-label={intl.formatMessage(messages.downloadFile, { name: file.name })}
      >
        <FormattedMessage {...messages.download} />
      </Button>
    </li>
  );
}

/** Hands the file to the browser's own download, which can pause and go on. */
function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
}

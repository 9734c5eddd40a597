import { FormattedMessage, useIntl } from 'react-intl';
import { attachmentDownload } from '@/contracts/attachment';
import { useApiCall } from '@/shared/api/call-api';
import { useMediaUrl } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { CrossOriginFileError, type DownloadFile } from './download-manager';
import { DownloadProgress } from './download-progress';
import { useDownload } from './use-download';
import { messages } from './messages';

/** Bytes from which on the portal downloads a file itself, over as many connections as that takes. */
const resumableMinBytes = 16 * 1024 * 1024;

/**
 * Asks where a file is and hands it to the browser; a refusal is told (R7.25). A large one the portal reads itself,
 * since browsers give up at the first connection that is lost.
 */
export function DownloadButton({ file, className }: { file: DownloadFile; className?: string | undefined }) {
  const { id, name, size } = file;
  const intl = useIntl();
  const notices = useToasts();
  const media = useMediaUrl();
  const [requestUrl, busy] = useApiCall(attachmentDownload);
  const [manager, status] = useDownload(id);
  const download = async () => {
    const { data, error } = await requestUrl({ id });
    if (error) return notices.show({ kind: 'failure', error });
    const address = media(data.url);
    if (size < resumableMinBytes) return saveByLink(address, data.name);
    await manager.start(file, address).catch((problem: unknown) => {
      if (problem instanceof CrossOriginFileError) saveByLink(address, data.name);
      else notices.show({ kind: 'error', text: messages.refused });
    });
  };
  const handleClick = () => {
    void download();
  };
  if (status)
    return (
      <DownloadProgress
        {...{ name, status, className }}
        onResume={handleClick}
        onCancel={() => {
          manager.stop(id);
        }}
      />
    );
  return (
    <Button
      className={className}
      disabled={busy}
      onClick={handleClick}
      aria-label={intl.formatMessage(messages.downloadFile, { name })}
    >
      <FormattedMessage {...messages.download} />
    </Button>
  );
}

/** Hands the file to the browser's own download, which can pause and go on. */
function saveByLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
}

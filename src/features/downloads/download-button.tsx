import { FormattedMessage, useIntl } from 'react-intl';
import { attachmentDownload } from '@/contracts/attachment';
import { useSend } from '@/shared/api/send-call';
import { useMediaUrl } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import { useNotices } from '@/shared/ui/notices';
import { FileUnreadable, type LargeFile } from './large/downloads';
import { LargeProgress } from './large/large-progress';
import { useLargeDownloads } from './large/use-large-downloads';
import { messages } from './messages';

/** Bytes from which on the portal downloads a file itself, over as many connections as that takes. */
const largeFrom = 16 * 1024 * 1024;

/**
 * Asks where a file is and hands it to the browser; a refusal is told (R7.25). A large one the portal reads itself,
 * since browsers give up at the first connection that is lost.
 */
export function DownloadButton({ file, className }: { file: LargeFile; className?: string | undefined }) {
  const { id, name, size } = file;
  const intl = useIntl();
  const notices = useNotices();
  const media = useMediaUrl();
  const [ask, busy] = useSend(attachmentDownload);
  const [large, standing] = useLargeDownloads(id);
  const download = async () => {
    const { data, error } = await ask({ id });
    if (error) return notices.show({ kind: 'failure', error });
    const address = media(data.url);
    if (size < largeFrom) return save(address, data.name);
    await large.start(file, address).catch((problem: unknown) => {
      if (problem instanceof FileUnreadable) save(address, data.name);
      else notices.show({ kind: 'error', text: messages.refused });
    });
  };
  const begin = () => {
    void download();
  };
  if (standing)
    return (
      <LargeProgress
        {...{ name, standing, className }}
        onGoOn={begin}
        onStop={() => {
          large.stop(id);
        }}
      />
    );
  return (
    <Button
      className={className}
      disabled={busy}
      onClick={begin}
      aria-label={intl.formatMessage(messages.downloadFile, { name })}
    >
      <FormattedMessage {...messages.download} />
    </Button>
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

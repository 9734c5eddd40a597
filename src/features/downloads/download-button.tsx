import { useState, useSyncExternalStore } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { attachmentDownload } from '@/contracts/attachment';
import type { ApiDeps, ApiDispatch } from '@/shared/api/base-api';
import type { Client } from '@/shared/api/client';
import { useMediaUrl } from '@/shared/config/config-context';
import { saveByLink } from '@/shared/lib/save-by-link';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { useFocusFallback } from '@/shared/ui/use-focus-fallback';
import {
  createDownloadManager,
  CrossOriginFileError,
  type DownloadFile,
  type DownloadManager,
  type DownloadStatus,
} from './download-manager';
import { DownloadProgress } from './download-progress';
import { messages } from './messages';

/** Files of at least this size are downloaded by the portal, which can resume them. */
const resumableMinBytes = 16 * 1024 * 1024;

/**
 * Requests a file's address and passes it to the browser's download; an error becomes a toast (R7.25). The portal
 * downloads large files itself, because browsers give up at the first lost connection.
 */
export function DownloadButton({ file, className }: { file: DownloadFile; className?: string | undefined }) {
  const { id, name, size } = file;
  const intl = useIntl();
  const toasts = useToasts();
  const media = useMediaUrl();
  const [manager, status] = useDownload(id);
  const replacement = useFocusFallback(status?.state);
  const [requestUrl, busy] = useAction(attachmentDownload, {
    onSuccess: (data) => {
      void download(media(data.url), data.name ?? name);
    },
  });
  const download = async (address: string, fileName: string) => {
    if (size === null || size < resumableMinBytes) return saveByLink(address, fileName);
    await manager.start(file, address).catch((problem: unknown) => {
      if (problem instanceof CrossOriginFileError) saveByLink(address, fileName);
      else toasts.show({ kind: 'error', text: messages.unavailable });
    });
  };
  const handleClick = () => {
    void requestUrl({ id });
  };
  if (status)
    return (
      <DownloadProgress
        ref={replacement}
        name={name}
        status={status}
        className={className}
        onResume={handleClick}
        onCancel={() => {
          manager.cancel(id);
        }}
      />
    );
  return (
    <Button
      ref={replacement}
      className={className}
      aria-disabled={busy}
      onClick={handleClick}
      aria-label={intl.formatMessage(messages.downloadFile, { name })}
    >
      <FormattedMessage {...messages.download} />
    </Button>
  );
}

/** One manager per portal: it lives as long as the portal's client. */
const managers = new WeakMap<Client, DownloadManager>();

const managerOfClient: ThunkAction<DownloadManager, unknown, ApiDeps, UnknownAction> = (
  _dispatch,
  _state,
  { client },
) => {
  const manager = managers.get(client) ?? createDownloadManager(client.disposed);
  managers.set(client, manager);
  return manager;
};

/** The portal's download manager and the status of one file, undefined while it has no download. */
function useDownload(id: string): [DownloadManager, DownloadStatus | undefined] {
  const dispatch = useDispatch<ApiDispatch>();
  const [manager] = useState(() => dispatch(managerOfClient));
  const status = useSyncExternalStore(manager.subscribe, () => manager.statusOf(id));
  return [manager, status];
}

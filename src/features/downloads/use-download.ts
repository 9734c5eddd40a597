import { useState, useSyncExternalStore } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Client } from '@/shared/api/client';
import type { ApiDispatch } from '@/shared/api/dispatch';
import type { ApiDeps } from '@/shared/api/base-api';
import { createDownloadManager, type DownloadManager, type DownloadStatus } from './download-manager';

/** One a portal: they go with its client. */
const managers = new WeakMap<Client, DownloadManager>();

const managerOfClient: ThunkAction<DownloadManager, unknown, ApiDeps, UnknownAction> = (
  _dispatch,
  _state,
  { client },
) => {
  const downloads = managers.get(client) ?? createDownloadManager(client.disposed);
  managers.set(client, downloads);
  return downloads;
};

/** The portal's downloads of large files, and how that of one file stands; undefined while there is none. */
export function useDownload(id: string): [DownloadManager, DownloadStatus | undefined] {
  const dispatch = useDispatch<ApiDispatch>();
  const [downloads] = useState(() => dispatch(managerOfClient));
  const standing = useSyncExternalStore(downloads.subscribe, () => downloads.of(id));
  return [downloads, standing];
}

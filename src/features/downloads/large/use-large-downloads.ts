import { useState, useSyncExternalStore } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Client } from '@/shared/api/client';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import type { ApiDeps } from '@/shared/api/platform-api';
import { createDownloads, type Downloads, type Standing } from './downloads';

/** One a portal: they go with its client. */
const ofClients = new WeakMap<Client, Downloads>();

const findDownloads: ThunkAction<Downloads, unknown, ApiDeps, UnknownAction> = (
  _dispatch,
  _state,
  { client },
) => {
  const downloads = ofClients.get(client) ?? createDownloads(client.disposed);
  ofClients.set(client, downloads);
  return downloads;
};

/** The portal's downloads of large files, and how that of one file stands; undefined while there is none. */
export function useLargeDownloads(id: string): [Downloads, Standing | undefined] {
  const dispatch = useDispatch<PlatformDispatch>();
  const [downloads] = useState(() => dispatch(findDownloads));
  const standing = useSyncExternalStore(downloads.subscribe, () => downloads.of(id));
  return [downloads, standing];
}

import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/shared/api/base-api';
import { changeRecentPages } from './api';
import { withPage, type RecentPage } from './recent-pages';

/** Remembers a page each time it is shown; renders nothing. */
export function RememberPage({ kind, id, title }: RecentPage) {
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    void dispatch(changeRecentPages((pages) => withPage(pages, { kind, id, title })));
  }, [dispatch, kind, id, title]);
  return null;
}

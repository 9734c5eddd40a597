import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiDeps, type ApiState } from '@/shared/api/base-api';
import { readRecentPages, writeRecentPages, type RecentPage } from './recent-pages';

/** The recent pages of the user, from the browser's storage. Each component that reads them is updated with every change. */
export const recentPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recentPages: build.query<RecentPage[], void>({
      async queryFn(_request, { extra }) {
        const { cache, whenUserLoaded } = extra as ApiDeps;
        await whenUserLoaded();
        return { data: readRecentPages(cache) };
      },
    }),
  }),
});

/** Changes the stored recent pages. */
export function changeRecentPages(
  change: (pages: readonly RecentPage[]) => RecentPage[],
): ThunkAction<Promise<void>, ApiState, ApiDeps, UnknownAction> {
  return async (dispatch, _getState, { cache, whenUserLoaded }) => {
    await whenUserLoaded();
    const pages = change(readRecentPages(cache));
    writeRecentPages(cache, pages);
    await dispatch(recentPagesApi.util.upsertQueryData('recentPages', undefined, pages));
  };
}

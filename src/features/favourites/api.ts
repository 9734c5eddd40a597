import { favouriteList, favouritePage } from '@/contracts/favourite';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Queries of the user's favourites. */
export const favouriteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    favouriteList: queryEndpoint(build, favouriteList),
    favouritePage: queryEndpoint(build, favouritePage),
  }),
});

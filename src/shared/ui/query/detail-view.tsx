import type { ReactNode } from 'react';
import { isNotFound } from '@/shared/api/api-error';
import type { QueryState } from './page-errors';
import { QueryView } from './query-view';

/** The record of a page. Its error is the heading of the page; `notFound` replaces a record that does not exist. */
export function DetailView<Data>({
  notFound,
  ...view
}: {
  query: QueryState<Data>;
  loading: ReactNode;
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  return <QueryView {...view} heading="h1" renderError={(error) => isNotFound(error) && notFound} />;
}

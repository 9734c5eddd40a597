import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '@/shared/routes/paths';
import { EmptyResult } from '@/shared/ui/empty-result';
import { Link } from '@/shared/ui/link';
import { EmptyState } from '@/shared/ui/page-state';

/** An empty list of the user centre: its purpose, and a link to the courses. */
export function NoEntries({
  texts: { empty, emptyText, browse },
}: {
  texts: Readonly<Record<'empty' | 'emptyText' | 'browse', MessageDescriptor>>;
}) {
  return (
    <EmptyState title={<FormattedMessage {...empty} />}>
      <p>
        <FormattedMessage {...emptyText} />
      </p>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...browse} />
      </Link>
    </EmptyState>
  );
}

/** A list of the user centre without matches for its filter. @param allHref the list without it */
export function NoMatches({
  texts: { noMatch, showAll },
  allHref,
}: {
  texts: Readonly<Record<'noMatch' | 'showAll', MessageDescriptor>>;
  allHref: string;
}) {
  return (
    <EmptyResult
      title={<FormattedMessage {...noMatch} />}
      links={[{ href: allHref, label: <FormattedMessage {...showAll} /> }]}
    />
  );
}

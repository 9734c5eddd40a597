import { limits } from '@/contracts/limits';
import type { SearchHit, SearchKind } from '@/contracts/search';
import { paths, type RoutePath } from '@/shared/routes/paths';

const detailPaths: Readonly<
  Record<Exclude<SearchKind, 'page' | 'help' | 'file'>, RoutePath<{ id: string }>>
> = {
  project: paths.project,
  hospital: paths.hospital,
  news: paths.newsItem,
  notice: paths.noticeItem,
};

/** The page of a result. A file links to the download centre, where it can be previewed and downloaded. */
export function resultHref({ kind, id, title, path }: SearchHit): string | null {
  if (kind === 'page' || kind === 'help') return path;
  if (kind === 'file')
    return `${paths.downloads.href()}?${new URLSearchParams({ keyword: title.slice(0, limits.keywordMax) }).toString()}`;
  return detailPaths[kind].href({ id });
}

import * as z from 'zod/mini';
import { id } from '@/contracts/fields';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { recentPagesKey } from '@/shared/api/base-api';
import { articlePaths, paths } from '@/shared/routes/paths';

/** Maximum number of stored pages. */
const maxRecentPages = 12;
const maxTitle = 200;

const recentPage = z.object({
  kind: z.enum(['project', 'hospital', 'news', 'notice']),
  id,
  title: z.string().check(z.minLength(1)),
});
/** A course, hospital or article that the user has opened. */
export type RecentPage = z.infer<typeof recentPage>;

/** Pages that this user has opened in this browser, latest first; they are removed when the session ends. */
export function readRecentPages(cache: ScopedCache): RecentPage[] {
  const read = z.array(recentPage).safeParse(cache.read(recentPagesKey));
  return read.success ? read.data.slice(0, maxRecentPages) : [];
}

/** Replaces the stored pages. @param pages latest first */
export function writeRecentPages(cache: ScopedCache, pages: readonly RecentPage[]): void {
  cache.write(recentPagesKey, pages);
}

/** Moves or adds a page to the front. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  const others = withoutPage(pages, page);
  return [{ ...page, title: page.title.slice(0, maxTitle) }, ...others].slice(0, maxRecentPages);
}

/** The pages without this one, which is compared by kind and id. */
export function withoutPage(pages: readonly RecentPage[], { kind, id: gone }: RecentPage): RecentPage[] {
  return pages.filter((page) => page.kind !== kind || page.id !== gone);
}

/** The in-app path of a page. */
export function recentHref({ kind, id: own }: Pick<RecentPage, 'kind' | 'id'>): string {
  if (kind === 'project') return paths.project.href({ id: own });
  if (kind === 'hospital') return paths.hospital.href({ id: own });
  return articlePaths[kind].item.href({ id: own });
}

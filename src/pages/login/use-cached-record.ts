import { useSelector } from 'react-redux';
import type { ArticleSummary, ArticleType } from '@/contracts/article';
import type { HospitalSummary } from '@/contracts/hospital';
import type { ProjectSummary } from '@/contracts/project';
import type { ApiState } from '@/shared/api/base-api';

interface Listed {
  projectPage: ProjectSummary;
  hospitalPage: HospitalSummary;
  articlePage: ArticleSummary;
}

/**
 * The record of a public list that the visitor came from, read from the cache: a platform may return its details to
 * users only.
 * @param type of an article, because news and notices share one call
 */
export function useCachedRecord<List extends keyof Listed>(
  list: List,
  id: string,
  type?: ArticleType,
): Listed[List] | undefined {
  return useSelector(({ platform }: ApiState) => {
    for (const query of Object.values(platform.queries)) {
      if (query?.endpointName !== list || query.data === undefined) continue;
      const request = query.originalArgs as { query: { articleType?: ArticleType } };
      if (request.query.articleType !== type) continue;
      const { records } = query.data as { records: Listed[List][] };
      const found = records.find((record) => record.id === id);
      if (found) return found;
    }
    return undefined;
  });
}

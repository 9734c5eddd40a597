import type { articlePage } from '@/contracts/article';
import type { bannerList } from '@/contracts/banner';
import type { ResponseOf } from '@/contracts/call';
import { latestNewsQuery, latestNoticesQuery } from '@/features/latest-articles/api';
import type { SlotFormat } from './fill-template';

type Articles = ResponseOf<typeof articlePage>;
type Banners = ResponseOf<typeof bannerList>;

/** Data of the preloaded requests, in their order; undefined until it has arrived. */
export type PreloadedResponses = readonly [news?: Articles, notices?: Articles, banners?: Banners];

/** The preloaded requests of the home page: paths below that of the content calls, and bodies. */
export const preloadedRequests = [
  ['article/page', latestNewsQuery],
  ['article/page', latestNoticesQuery],
  ['banner/list', {}],
] as const;

/** Maximum number of entries of each response on the page. There may be more banners; the portal adds them. */
const maxLengths = [latestNewsQuery.size, latestNoticesQuery.size, 6] as const;

/** A slot in a text or an attribute; see `slotPattern`. */
const slot = (format: SlotFormat, path: string) => `__${format}.${path}__`;

/** A placeholder date of the n-th entry; components format it, so that it cannot be a slot before they have rendered. */
const placeholderDate = (index: number, year: number) =>
  `${year}-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`;

/** Responses of each length whose values are slots. @param year of the placeholder dates */
export function placeholderResponses(response: number, year: number): PreloadedResponses[] {
  const banners = response === 2;
  return Array.from({ length: maxLengths[response] ?? 0 }, (_, last) => {
    const indices = Array.from({ length: last + 1 }, (_index, index) => index);
    const data = banners ? indices.map(placeholderBanner) : placeholderArticles(indices, year);
    const responses: unknown[] = [undefined, undefined, undefined];
    responses[response] = data;
    return responses as readonly unknown[] as PreloadedResponses;
  });
}

function placeholderArticles(indices: readonly number[], year: number): Articles {
  const records = indices.map((index) => ({
    id: slot('id', `records.${index}.id`),
    articleType: null,
    title: slot('text', `records.${index}.title`),
    summary: slot('text', `records.${index}.summary`),
    cover: slot('media', `records.${index}.cover`),
    categoryId: slot('id', `records.${index}.categoryId`),
    categoryName: slot('text', `records.${index}.categoryName`),
    source: slot('text', `records.${index}.source`),
    publishedAt: placeholderDate(index, year),
    pinned: true,
  }));
  return { records, total: records.length, current: 1, size: records.length };
}

function placeholderBanner(index: number): Banners[number] {
  return {
    id: slot('id', `${index}.id`),
    title: slot('text', `${index}.title`),
    description: slot('text', `${index}.description`),
    image: slot('media', `${index}.image`),
    jumpUrl: `/${slot('path', `${index}.jumpUrl`)}`,
  };
}

/** Replaces the placeholder dates in rendered markup by slots. */
export function withDateSlots(html: string, year: number): string {
  return html
    .replace(new RegExp(`${year}-01-(\\d\\d)T00:00:00.000Z`, 'g'), (_date, day) =>
      dateSlot('time', Number(day)),
    )
    .replace(new RegExp(`${year}/01/(\\d\\d)`, 'g'), (_date, day) => dateSlot('day', Number(day)));
}

const dateSlot = (format: SlotFormat, day: number) => slot(format, `records.${day - 1}.publishedAt`);

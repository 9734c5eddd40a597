import { id } from '@/contracts/fields';
import { keywordParam, listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ q: keywordParam, id }, { q: '' });

/** The help centre's URL: a keyword, or the question that is open. */
export type HelpParams = ListParamsOf<typeof params>;

export const parseHelpParams = (query: URLSearchParams) => params.parse(query);

export const helpHref = (values: Partial<HelpParams> = {}) => params.href(paths.help.href(), values);

import * as z from 'zod/mini';
import { defineCall } from './call';
import { address, id } from './fields';
import { listOf, unconfirmed } from './tolerant-reader';

/** A frequent question. `link` is the page that solves it; the portal applies `safeUrl`. */
const helpEntry = z.object({
  id,
  question: z.string(),
  /** Plain text of several lines. */
  answer: z.string(),
  link: unconfirmed(z.nullable(address), null),
});
export type HelpEntry = z.infer<typeof helpEntry>;

/** Frequent questions, grouped by what a user wants to do, in order. */
export const helpList = defineCall({
  path: '/unify-cms/portal/help/list',
  summary: '帮助中心：按要办的事分组的常见问题',
  access: 'public',
  capability: 'help',
  request: z.object({}),
  response: listOf(z.object({ topic: z.string(), entries: listOf(helpEntry) })),
  readOnly: true,
});

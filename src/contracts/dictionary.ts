import * as z from 'zod/mini';
import { defineCall } from './call';

export const dictionary = z.object({
  dictCode: z.string(),
  items: z.array(z.object({ dictItemCode: z.string(), dictItemName: z.string() })),
});

/** All dictionaries: codes with their displayed names (R7.19). */
export const dictData = defineCall({
  path: '/unify-main/admin/dict/data',
  summary: '数据字典',
  access: 'public',
  request: z.object({}),
  response: z.array(dictionary),
  readOnly: true,
});

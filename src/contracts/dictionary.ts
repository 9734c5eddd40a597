import * as z from 'zod/mini';
import { defineCall } from './call';
import { codeText } from './fields';
import { listOf } from './tolerant-reader';

export const dictionary = z.object({
  dictCode: z.string(),
  items: listOf(z.object({ dictItemCode: codeText, dictItemName: z.string() })),
});

/** All dictionaries: codes with their displayed names (R7.19). */
export const dictData = defineCall({
  path: '/unify-main/admin/dict/data',
  summary: '数据字典',
  access: 'public',
  capability: 'specified',
  failure: 'silent',
  request: z.object({}),
  response: listOf(dictionary),
  readOnly: true,
});

import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dictData } from '@/contracts/dictionary';
import { dictionaryItems } from '../../core/db/content-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** All dictionaries in one response, in editorial order. */
export function registerDictionary(app: FastifyInstance): void {
  registerEndpoint(app, dictData, async () => {
    const rows = await app.platform.database
      .select()
      .from(dictionaryItems)
      .orderBy(asc(dictionaryItems.dictPosition), asc(dictionaryItems.itemPosition));
    return groupByDictionary(rows);
  });
}

function groupByDictionary(rows: readonly (typeof dictionaryItems.$inferSelect)[]) {
  const dictionaries = new Map<string, { dictItemCode: string; dictItemName: string }[]>();
  for (const { dictCode, itemCode, itemName } of rows) {
    const items = dictionaries.get(dictCode) ?? [];
    items.push({ dictItemCode: itemCode, dictItemName: itemName });
    dictionaries.set(dictCode, items);
  }
  return [...dictionaries].map(([dictCode, items]) => ({ dictCode, items }));
}

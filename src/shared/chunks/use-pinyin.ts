import { useEffect, useState } from 'react';
import { defineChunk, loadChunkWithRetry } from './load-chunk';
import type { PinyinOf } from '@/shared/lib/match-text';

/** Loaded with the first keyword in Latin letters. */
export const pinyinChunk = defineChunk(
  () => import('pinyin-pro'),
  ({ pinyin }): PinyinOf =>
    (text, { pattern }) =>
      pinyin(text, { pattern, toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).join(''),
);

/** @param wanted loads it; if it cannot be loaded, a search works without it */
export function usePinyin(wanted: boolean): [PinyinOf | null, isLoading: boolean] {
  const [pinyinOf, setPinyinOf] = useState<PinyinOf | null>();
  const isMissing = wanted && pinyinOf === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const disposal = new AbortController();
    loadChunkWithRetry(pinyinChunk, { signal: disposal.signal }).then(
      (loaded) => {
        setPinyinOf(() => loaded);
      },
      () => {
        if (!disposal.signal.aborted) setPinyinOf(null);
      },
    );
    return () => {
      disposal.abort();
    };
  }, [isMissing]);
  return [pinyinOf ?? null, isMissing];
}

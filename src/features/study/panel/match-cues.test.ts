import { loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { cueAt } from './cues';
import { isLatin, matchCues, pinyinChunk } from './match-cues';

const cues = ['欢迎学习本课时', '肝移植的 ＭＥＬＤ 评分', '旅行后随访'].map((text, index) => ({
  ...{ start: index * 10, end: index * 10 + 9, text },
}));
const found = async (keyword: string) =>
  matchCues(cues, keyword, await loadChunkWithRetry(pinyinChunk)).map(({ start }) => start / 10);

it('Finds sentences by their words, whatever the width, case and spaces', async () => {
  expect(await found('移植')).toEqual([1]);
  expect(await found(' meld 评')).toEqual([1]);
  expect(await found('')).toEqual([0, 1, 2]);
  expect(await found('肾')).toEqual([]);
});

it('Finds sentences by pinyin and by initials', async () => {
  expect(await found('ganyizhi')).toEqual([1]);
  expect(await found('gan yi')).toEqual([1]);
  expect(await found('hyxx')).toEqual([0]);
  expect(await found('lvxing')).toEqual([2]);
  expect(await found('zzz')).toEqual([]);
  expect([isLatin('gan yi'), isLatin('gan移'), isLatin('')]).toEqual([true, false, false]);
});

it('Knows the sentence at a time', () => {
  expect([0, 9.5, 10, 28.9, 40].map((time) => cueAt(cues, time))).toEqual([0, -1, 1, 2, -1]);
});

import { loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { pinyinChunk } from '../chunks/use-pinyin';
import { isLatin, matchesText } from './match-text';

const texts = ['欢迎学习本课时', '肝移植的 ＭＥＬＤ 评分', '旅行后随访'];
const found = async (keyword: string) => {
  const pinyinOf = await loadChunkWithRetry(pinyinChunk);
  return texts.flatMap((text, index) => (matchesText(text, keyword, pinyinOf) ? [index] : []));
};

it('Texts are found by their words, whatever the width, case and spaces', async () => {
  expect(await found('移植')).toEqual([1]);
  expect(await found(' meld 评')).toEqual([1]);
  expect(await found('')).toEqual([0, 1, 2]);
  expect(await found('肾')).toEqual([]);
});

it('Texts are found by pinyin and by initials', async () => {
  expect(await found('ganyizhi')).toEqual([1]);
  expect(await found('gan yi')).toEqual([1]);
  expect(await found('hyxx')).toEqual([0]);
  expect(await found('lvxing')).toEqual([2]);
  expect(await found('zzz')).toEqual([]);
  expect([isLatin('gan yi'), isLatin('gan移'), isLatin('')]).toEqual([true, false, false]);
});

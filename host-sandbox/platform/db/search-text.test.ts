import { normalizeText, bigrams, keywordBigrams, searchColumns, splitKeywords } from './search-text';

test('a text is folded to one width and case, and a zero character is none', () => {
  expect(normalizeText('ＡＢｃ１２\0')).toBe('abc12\uFFFD');
});

test('the words of a search are split at spaces of any width, five at most', () => {
  expect(splitKeywords(' 肝　移植\tB ')).toEqual(['肝', '移植', 'b']);
  expect(splitKeywords('1 2 3 4 5 6')).toHaveLength(5);
  expect(splitKeywords('  ')).toEqual([]);
});

test('grams are signs and pairs of neighbours, none across a space, whole signs beyond 16 bits', () => {
  expect(bigrams('肝移 植')).toEqual(['肝', '移', '植', '肝移']);
  expect(bigrams('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
});

test.each(['肝', '肝移植', '第97期', 'abc', '𠮷'])('whatever holds %s has all grams that find it', (word) => {
  const { grams } = searchColumns(`前${word}后`, '基地', [{ name: '某人' }]);
  expect(keywordBigrams(normalizeText(word)).filter((gram) => !grams.includes(gram))).toEqual([]);
  expect(keywordBigrams(word).length).toBeGreaterThan(0);
});

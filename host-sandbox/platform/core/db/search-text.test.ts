import { normalizeText, bigrams, keywordBigrams, searchColumns, splitKeywords } from './search-text';

test('a text is normalised to one width and case, without zero characters', () => {
  expect(normalizeText('ＡＢｃ１２\0')).toBe('abc12\uFFFD');
});

test.each([
  ['腎移植的護理', '肾移植的护理'],
  ['衞生、裡面、綫上', '卫生、里面、线上'],
  ['肝\u200B移\uFEFF植\u00AD', '肝移植'],
  ['yízhí lǜsè', 'yizhi lvse'],
  ['⽣⾁', '生肉'],
  ['Müller CAFÉ', 'mvller cafe'],
])('“%s” is searched as “%s”', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test('keywords are split at spaces of any width, five at most', () => {
  expect(splitKeywords(' 肝　移植\tB ')).toEqual(['肝', '移植', 'b']);
  expect(splitKeywords('1 2 3 4 5 6')).toHaveLength(5);
  expect(splitKeywords('  ')).toEqual([]);
  expect(splitKeywords('武汉，护士、肝/肾')).toEqual(['武汉', '护士', '肝', '肾']);
});

test('bigrams are characters and adjacent pairs, none across a space, with whole characters beyond 16 bits', () => {
  expect(bigrams('肝移 植')).toEqual(['肝', '移', '植', '肝移']);
  expect(bigrams('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
});

test.each(['肝', '肝移植', '第97期', 'abc', '𠮷'])(
  'a text that contains %s has all bigrams that find it',
  (word) => {
    const { grams } = searchColumns(`前${word}后`, '基地', [{ name: '某人' }]);
    expect(keywordBigrams(normalizeText(word)).filter((gram) => !grams.includes(gram))).toEqual([]);
    expect(keywordBigrams(word).length).toBeGreaterThan(0);
  },
);

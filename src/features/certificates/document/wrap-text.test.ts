import { fitText, textWidth, wrapText } from './wrap-text';

it('breaks Chinese anywhere, other letters between words, and starts no line with closing punctuation', () => {
  expect(wrapText('肝移植围手术期基础', 5)).toEqual(['肝移植围手', '术期基础']);
  expect(wrapText('肝移植围手》术', 5)).toEqual(['肝移植围手》', '术']);
  expect(wrapText('Basic liver care', 6)).toEqual(['Basic', 'liver care']);
  expect(wrapText('Nguyễn Văn Đức José Núñez', 6.5)).toEqual(['Nguyễn Văn', 'Đức José', 'Núñez']);
  expect(wrapText('김철수 박영희', 3)).toEqual(['김철수', '박영희']);
  expect(wrapText('aaaaaaaaaaaa', 3)).toEqual(['aaaaa', 'aaaaa', 'aa']);
  expect(wrapText('', 5)).toEqual([]);
  expect(wrapText('𠮷𠮷𠮷', 2)).toEqual(['𠮷𠮷', '𠮷']);
});

it('shrinks a long text until it fits the number of lines', () => {
  const room = { width: 300, lines: 2, sizes: [40, 30, 20] };
  expect(fitText('一二三四五六', room)).toEqual({ lines: ['一二三四五六'], size: 40 });
  expect(fitText('一'.repeat(18), room).size).toBe(30);
  expect(fitText('一'.repeat(30), room)).toEqual({ lines: ['一'.repeat(15), '一'.repeat(15)], size: 20 });
  expect(fitText('一'.repeat(60), room).size).toBe(20);
  expect(textWidth('ab')).toBeCloseTo(1.12);
});

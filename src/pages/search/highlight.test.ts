import { splitByKeywords } from './highlight';

const shown = (text: string, words: string) =>
  splitByKeywords(text, words)
    .map(({ part, isWord }) => (isWord ? `[${part}]` : part))
    .join('');

it.each([
  ['肝移植医师培训', '移植', '肝[移植]医师培训'],
  ['肝移植医师培训', ' 培训　肝移植 ', '[肝移植]医师[培训]'],
  ['肝移植与移植', '移植 肝移植', '[肝移植]与[移植]'],
  ['CT 与 ct', 'Ct', '[CT] 与 [ct]'],
  ['a+b (c) \\d', '+ ( \\d', 'a[+]b [(]c) [\\d]'],
  ['[a-z]{2}', '] }', '[a-z[]]{2[}]'],
  ['肝移植', 'gyz', '肝移植'],
  ['肝移植', '', '肝移植'],
])('in “%s” the words “%s” are marked: %s', (text, words, marked) => {
  expect(shown(text, words)).toBe(marked);
});

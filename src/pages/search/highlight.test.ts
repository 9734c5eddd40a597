import { splitByKeywords } from './highlight';

const highlighted = (text: string, keyword: string) =>
  splitByKeywords(text, keyword)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
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
])('in “%s” the keywords “%s” are highlighted: %s', (text, keyword, expected) => {
  expect(highlighted(text, keyword)).toBe(expected);
});

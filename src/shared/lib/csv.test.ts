import { toCsv } from './csv';

it('rows become CSV with a byte order mark, one line each, quoted where needed', () => {
  const csv = toCsv([
    ['培训项目', '学分'],
    ['肝移植, "基础"\n下', 4],
  ]);
  expect(csv).toBe('\uFEFF培训项目,学分\r\n"肝移植, ""基础""\n下",4\r\n');
});

it.each([
  '=1+1',
  '+86',
  '-1',
  '@SUM(A1)',
  '\tx',
  '＝1',
  '＠x',
  ' =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF@x',
  '\u202E-1',
  '\u0001+1',
])('the formula %j becomes plain text', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('an escaped formula is quoted where needed', () => {
  expect(toCsv([['=HYPERLINK("http://x.example","y")', -5]])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x.example"",""y"")",-5\r\n',
  );
});

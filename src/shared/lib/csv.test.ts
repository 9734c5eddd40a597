import { toCsv } from './csv';

it('writes rows for spreadsheets: marked as UTF-8, one line a row, quoted where it must be', () => {
  const csv = toCsv([
    ['培训项目', '学分'],
    ['肝移植, "基础"\n下', 4],
  ]);
  expect(csv).toBe('\uFEFF培训项目,学分\r\n"肝移植, ""基础""\n下",4\r\n');
});

it.each(['=1+1', '+86', '-1', '@SUM(A1)', '\tx', '＝1', '＠x'])(
  'makes %j a text that no spreadsheet calculates',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

it('quotes what is harmless now and was not before', () => {
  expect(toCsv([['=HYPERLINK("http://x.example","y")', -5]])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x.example"",""y"")",-5\r\n',
  );
});

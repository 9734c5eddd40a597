import { asChineseFont, type PdfDict } from './chinese-font';

const name = (text: string) => ({ name: text });
const dict = (entries: Record<string, unknown> = {}): PdfDict & { map: Map<string, unknown> } => {
  const map = new Map(Object.entries(entries));
  return {
    map,
    get: (key) => map.get(key),
    has: (key) => map.has(key),
    set: (key, value) => void map.set(key, value),
  };
};
/** A name as pdf.js reads it: `#CB#CE` are two letters. */
const bytes = (text: string) =>
  text.replace(/#(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const font = (baseFont: string, more: Record<string, unknown> = {}) =>
  dict({
    Subtype: name('TrueType'),
    BaseFont: name(bytes(baseFont)),
    Encoding: name('WinAnsiEncoding'),
    ...more,
  });
const read = (given: PdfDict) => asChineseFont(given, { dict, name });

test.each([
  ['#CB#CE#CC#E5', 'GBK-EUC-H', 'SimSun'],
  ['#D0#A1#B1#EA#CB#CE', 'GBK-EUC-H', 'SimSun'],
  ['#B7#C2#CB#CE_GB2312', 'GBK-EUC-H', 'FangSong'],
  ['#BF#AC#CC#E5_GB2312', 'GBK-EUC-H', 'KaiTi'],
  ['#BA#DA#CC#E5,Bold', 'GBK-EUC-H', 'SimHei,Bold'],
  ['@#CB#CE#CC#E5', 'GBK-EUC-H', 'SimSun'],
  ['#E5#AE#8B#E4#BD#93', 'GBK-EUC-H', 'SimSun'],
  ['#B7#BD#D5#FD#D0#A1#B1#EA#CB#CE#BC#F2#CC#E5', 'GBK-EUC-H', 'SimSun'],
  ['#BC#D0#B7#A2#C5#E9', 'ETen-B5-H', 'KaiTi'],
  ['#B7#73#B2#D3#A9#FA#C5#E9', 'ETen-B5-H', 'SimSun'],
  ['#C6#BB#B7#BD', 'GBK-EUC-H', 'SimSun'],
  ['ABCDEF+#CB#BC#D4#B4,Bold', 'GBK-EUC-H', 'SimSun,Bold'],
  ['#E6#80#9D#E6#BA#90', 'GBK-EUC-H', 'SimSun'],
  ['#B5#D8#B1d#C1#F5#AE#D1', 'ETen-B5-H', 'SimSun'],
  ['#A5#FE#AF#BB#A4#A4#A6#E6#AE#D1', 'ETen-B5-H', 'SimSun'],
  ['#82l#82r #96#BE#92#A9', '90ms-RKSJ-H', 'SimSun'],
  ['#B1#BC#B8#B2', 'KSCms-UHC-H', 'SimHei'],
])('a font named %s is read by %s as %s', (baseFont, cmap, family) => {
  const result = read(font(baseFont));
  expect(result.get('Subtype')).toEqual(name('Type0'));
  expect(result.get('Encoding')).toEqual(name(cmap));
  expect(result.get('BaseFont')).toEqual(name(family));
});

test.each([
  ['a Latin name', font('Arial')],
  ['an English name of a Chinese font', font('SimSun')],
  ['an embedded font', font('#CB#CE#CC#E5', { FontDescriptor: dict({ FontFile2: {} }) })],
  ['a composite font', font('#CB#CE#CC#E5', { Subtype: name('Type0') })],
  ['a font with letters of its own', font('#CB#CE#CC#E5', { Encoding: dict({ Differences: [] }) })],
  ['a French name', font('Op#E9ra')],
  ['a German name', font('Gr#F6#DFe')],
])('%s stays as it is', (_, given) => {
  expect(read(given)).toBe(given);
});

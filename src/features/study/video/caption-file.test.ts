import { countDamaged, decodeCaptions, parseCaptions, toTrackCue } from './caption-file';

const gbk = Uint8Array.from(
  [...'1\r\n00:00:01,000 --> 00:00:02,500\r\n']
    .map((letter) => letter.charCodeAt(0))
    .concat(0xc4, 0xfa, 0xba, 0xc3),
);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const pair = [code & 255, code >> 8];
      return bigEndian ? pair.reverse() : pair;
    }),
  );
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500\n您好\n';
const srt = '1\n00:00:01,000 --> 00:00:02,500\n您好\n';

test.each<[string, Uint8Array]>([
  ['WebVTT', utf8(vtt)],
  ['WebVTT with a byte order mark', utf8(`\uFEFF${vtt}`)],
  ['WebVTT with CRLF', utf8(vtt.replace(/\n/g, '\r\n'))],
  ['WebVTT with CR', utf8(vtt.replace(/\n/g, '\r'))],
  ['WebVTT without its header', utf8(vtt.replace('WEBVTT\n\n', ''))],
  ['WebVTT with commas', utf8(vtt.replace(/\./g, ','))],
  [
    'WebVTT with notes and styles',
    utf8(vtt.replace('\n\n', '\n\nNOTE made by hand\n\nSTYLE\n::cue { color: red }\n\nintro\n')),
  ],
  ['SRT', utf8(srt)],
  ['SRT in GBK', gbk],
  ['UTF-16 with a mark', utf16(`\uFEFF${srt}`, false)],
  ['UTF-16, big endian', utf16(`\uFEFF${srt}`, true)],
  ['UTF-16 without a mark', utf16(srt, false)],
  ['SRT with markup', utf8(srt.replace('您好', '{\\an8}<font color="#fff">您好</font>'))],
  [
    'ASS',
    utf8(
      '[Script Info]\n[Events]\nFormat: Layer, Start\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\b1}您好',
    ),
  ],
])('captions are read: %s', (_, bytes) => {
  expect(parseCaptions(decodeCaptions(bytes))).toEqual([{ start: 1, end: 2.5, text: '您好', settings: [] }]);
});

test('cues without times or text are left out, and the others are in order', () => {
  const text =
    'x\n\n00:05.000 --> 00:07.000 line:0 align:start\n丙<br>丁\n2\n00:03 --> 00:06\n乙\n\n00:09.000 --> 00:08.000\n倒\n\nbad --> 00:08.000\n坏\n\n00:01.000 --> 00:02.000\n\n';
  expect(parseCaptions(text)).toEqual([
    { start: 3, end: 6, text: '乙', settings: [] },
    {
      start: 5,
      end: 7,
      text: '丙\n丁',
      settings: [
        ['line', '0'],
        ['align', 'start'],
      ],
    },
  ]);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>404'],
  ['a header', 'WEBVTT\n\n'],
])('no captions are in %s', (_, text) => {
  expect(parseCaptions(decodeCaptions(utf8(text)))).toEqual([]);
});

test('one damaged letter does not change the encoding', () => {
  const bytes = [...utf8(vtt.replace('您好', '您好，这是一句比较长的话'))];
  bytes[bytes.indexOf(0xe5)] = 0xff;
  expect(decodeCaptions(Uint8Array.from(bytes))).toContain('这是一句比较长的话');
});

const secondCue = '\n\n2\n00:00:03,000 --> 00:00:04,000\n';
test.each([
  ['UTF-16', 0x60, utf16(`\uFEFF${srt}${secondCue}移植`, false)],
  ['UTF-16, big endian', 0x60, utf16(`\uFEFF${srt}${secondCue}移植`, true)],
  ['GBK', 0xfa, Uint8Array.from([...gbk, ...utf8(secondCue), 0xd2, 0xc6, 0xd6, 0xb2])],
])('a lost byte changes its line only, and is counted: %s', (_, lost, bytes) => {
  const text = decodeCaptions(bytes.filter((_byte, at) => at !== bytes.indexOf(lost)));
  const cues = parseCaptions(text);
  expect(cues.map(({ start }) => start)).toEqual([1, 3]);
  expect(cues.map((cue) => cue.text)).toEqual([expect.not.stringContaining('您'), '移植']);
  expect(countDamaged(text)).toBe(1);
});

test('text that was converted to UTF-8 twice is read, and Latin letters are as they were', () => {
  const twice = (text: string) => utf8(new TextDecoder('windows-1252').decode(utf8(text)));
  expect(decodeCaptions(twice(vtt.replace('您好', '您好，欢迎学习')))).toContain('您好，欢迎学习');
  for (const latin of ['déjà vous', 'São Tomé, ãéé', 'naïveté “éà”'])
    expect(decodeCaptions(utf8(latin))).toBe(latin);
});

test('a time that cannot be read is counted, and other cues are shown', () => {
  const text = `${vtt}\n00：03.000 --> 00:04.000\n再见\n`;
  expect([parseCaptions(text).length, countDamaged(text)]).toEqual([1, 1]);
  expect(countDamaged(vtt)).toBe(0);
});

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const time = (second: number) => utf8(`00:0${second}.000 --> 00:0${second}.500\r\n`);
const end = utf8('\r\n\r\n');
const [big5, gbk2, korean, japanese] = [
  bytesOf('b17aa66ea141c577aaefbec7b2dfbeb9a978b2beb4d3'),
  bytesOf('c4fabac3a3acbbb6d3add1a7cfb0'),
  bytesOf('c0cebbe7'),
  bytesOf('88da904182cc8ca48f43'),
];

test.each<[string, string, Uint8Array[], string[]]>([
  ['Big5', 'zh-CN', [big5], ['您好，歡迎學習器官移植']],
  ['GBK in traditional letters', 'zh-CN', [bytesOf('9a67d3ad8c57c195c6f7b9d9')], ['歡迎學習器官']],
  ['the charset of Windows for Latin letters', 'en-US', [bytesOf('64e96ae020766f75732e')], ['déjà vous.']],
  ['the same under another tag', 'zh-CN', [bytesOf('64e96ae020766f75732e')], ['déjà vous.']],
  ['Korean', 'ko-KR', [korean], ['인사']],
  ['Japanese', 'ja', [japanese], ['移植の研修']],
  ['two charsets, one after the other', 'zh-CN', [utf8('移植课程'), gbk2], ['移植课程', '您好，欢迎学习']],
])('captions in %s are not garbled', (_, language, texts, shown) => {
  const file = join(...texts.flatMap((text, index) => [time(index + 1), text, end]));
  expect(parseCaptions(decodeCaptions(file, language)).map(({ text }) => text)).toEqual(shown);
});

test('signs that are no markup stay, and drawings are left out', () => {
  const cues = (text: string) => parseCaptions(`00:01.000 --> 00:02.000\n${text}`).map((cue) => cue.text);
  expect(cues('收缩压<90 mmHg，PaO2<60 且 a < b')).toEqual(['收缩压&lt;90 mmHg，PaO2&lt;60 且 a &lt; b']);
  expect(cues('<v 顾承远>您好</v> <00:01.500><i>斜</i>')).toEqual([
    '<v 顾承远>您好</v> <00:01.500><i>斜</i>',
  ]);
  expect(cues('{\\an8\\p1}m 0 0 l 100 0{\\p0}您好')).toEqual(['您好']);
});

test('a setting or time that is no number, or a line that ends twice, loses no other cue', () => {
  const text = `00:01.000 --> 00:02.000 line:Infinity\r\r\n您好\r\r\n\r\r\n00:03.000 --> ${'9'.repeat(400)}:00:04.000\n坏\n`;
  const cues = parseCaptions(text);
  expect(cues.map((cue) => cue.text)).toEqual(['您好']);
  globalThis.VTTCue ??= class {
    set line(value: number) {
      if (!Number.isFinite(value)) throw new TypeError('non-finite');
    }
  } as unknown as typeof VTTCue;
  expect(() => cues.map(toTrackCue)).not.toThrow();
});

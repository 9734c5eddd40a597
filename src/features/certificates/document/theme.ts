/** A4 landscape, four units to a millimetre. */
export const pageSize = { width: 1188, height: 840 } as const;

/** Colours of the document: dark on white in every theme. */
export const colors = {
  paper: '#fffefb',
  text: '#1c2b3a',
  soft: '#55677a',
  line: '#0b4f86',
  accent: '#0b7a75',
  gold: '#a8834a',
  wash: '#eaf2f6',
} as const;

/** System fonts only: the PNG is rendered without the page's web fonts and styles. */
export const fonts = {
  song: "'Songti SC', STSong, SimSun, 'Noto Serif CJK SC', 'Noto Serif SC', serif",
  plain: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  latin: "Georgia, 'Times New Roman', serif",
  number: "Consolas, Menlo, 'Noto Sans Mono CJK SC', monospace",
} as const;

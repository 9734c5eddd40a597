/** The sheet's own units: four to a millimetre of A4 landscape. */
export const pageSize = { width: 1188, height: 840 } as const;

/** The colours of the sheet: paper is white and ink is dark, whatever theme the page around it wears. */
export const colors = {
  paper: '#fffefb',
  text: '#1c2b3a',
  soft: '#55677a',
  line: '#0b4f86',
  accent: '#0b7a75',
  gold: '#a8834a',
  wash: '#eaf2f6',
} as const;

/** Faces that systems have; the sheet is a picture, too, where no style sheet reaches. */
export const fonts = {
  song: "'Songti SC', STSong, SimSun, 'Noto Serif CJK SC', 'Noto Serif SC', serif",
  plain: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  latin: "Georgia, 'Times New Roman', serif",
  number: "Consolas, Menlo, 'Noto Sans Mono CJK SC', monospace",
} as const;

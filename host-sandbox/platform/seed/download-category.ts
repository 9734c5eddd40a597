/** Words of a file's name that tell its category, the more telling first; items of `download_category`. */
const words: readonly [RegExp, string][] = [
  [/考核|补考|证书|评分/, 'examination'],
  [/报名表|申请表|申请书|承诺书/, 'form'],
  [/招生|课程|大纲/, 'enrolment'],
  [/办法|规定|须知|规范/, 'policy'],
  [/手册|指南|选编|对照表|数据/, 'material'],
];

/** The category of a seeded file in the download centre. */
export function downloadCategoryOf(name: string): string {
  return words.find(([word]) => word.test(name))?.[1] ?? 'other';
}

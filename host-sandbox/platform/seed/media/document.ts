import type { ArticleSeed } from '../article-seed';
import { toPlainLines } from '../rich-text';
import { writePdf } from './pdf';

/**
 * The PDF of an attachment: its name as the title, the article's text, and lines to fill in for a form. It depends
 * on nothing but the seed, so it comes out the same byte for byte at every start.
 */
export function makeDocument(name: string, seed: ArticleSeed): Buffer {
  const title = name.replace(/\.pdf$/, '');
  const form = /表|申请书|承诺书|回执/.test(title) ? formLines : [];
  const text = [`附属于：${seed.title}`, `来源：${seed.source}`, '', ...toPlainLines(seed.body), '', ...form];
  return writePdf(title, text);
}

const formLines = [
  '填写说明：请用黑色签字笔填写，或在电脑上填写后打印；所填内容须与报名信息一致。',
  ...['姓名', '性别', '工作单位', '科室与职称', '联系电话', '申请事项', '单位意见（盖章）', '日期'].map(
    (label) => `${label}：____________________________________`,
  ),
];

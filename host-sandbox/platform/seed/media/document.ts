import { extname } from 'node:path';
import type { ArticleSeed } from '../article-seed';
import { toPlainLines } from '../rich-text';
import { writeDocx, writeXlsx } from './office';
import { writePdf } from './pdf';
import { pictures } from './pictures';

const contentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.svg': 'image/svg+xml',
};

/** Content type of a sample file. @throws Error for an unsupported extension */
export function contentTypeOf(name: string): string {
  const type = contentTypes[extname(name)];
  if (type === undefined) throw new Error(`no file is made as ${name}`);
  return type;
}

/**
 * Generates an attachment by its extension: its name as the title, the article's text, and fields for a form; for a
 * picture the motif of the article's cover. Deterministic, byte for byte.
 */
export function makeDocument(name: string, seed: ArticleSeed): Buffer {
  const kind = extname(name);
  if (kind === '.svg') return Buffer.from(pictures[seed.cover ?? 'network']?.() ?? '');
  const title = name.slice(0, -kind.length);
  if (kind === '.xlsx') return writeXlsx([[title], ['序号', '项目', '内容', '备注'], ...tableRows(seed)]);
  const form = /表|申请书|承诺书|回执/.test(title) ? formLines : [];
  const text = [`附属于：${seed.title}`, `来源：${seed.source}`, '', ...toPlainLines(seed.body), '', ...form];
  return kind === '.docx' ? writeDocx(title, text) : writePdf(title, text);
}

function tableRows(seed: ArticleSeed): string[][] {
  return toPlainLines(seed.body).map((line, index) => [String(index + 1), seed.category, line, '']);
}

const formLines = [
  '填写说明：请用黑色签字笔填写，或在电脑上填写后打印；所填内容须与报名信息一致。',
  ...['姓名', '性别', '工作单位', '科室与职称', '联系电话', '申请事项', '单位意见（盖章）', '日期'].map(
    (label) => `${label}：____________________________________`,
  ),
];

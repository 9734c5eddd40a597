import { inChina } from '@/contracts/china-time';
import type { IssuedCertificate } from '../certificate';

/**
 * The text of a certificate: Chinese, the language it is issued in, with an English subtitle. It is a document and so
 * the same in every interface language.
 */
export const documentText = {
  title: '结业证书',
  englishTitle: 'CERTIFICATE OF COMPLETION',
  lead: '完成下列培训项目的全部课程与考核，成绩合格，准予结业',
  worth: ({ hours, credits, creditClass, completedAt }: IssuedCertificate) =>
    `计 ${hours} 学时${wideSpace}${creditClass} 类学分 ${credits} 分${wideSpace}${beijingDay(completedAt)}结业`,
  english: ({ hours, credits, creditClass }: IssuedCertificate) =>
    `has completed all lessons and assessments of the course above · ${counted(hours, 'hour')} · ${counted(credits, 'credit')} of class ${creditClass}`,
  scan: '扫码查验真伪',
  englishScan: 'Scan to verify',
  number: '证书编号',
  validity: ({ issuedAt, expiresAt }: IssuedCertificate) =>
    `有效期${wideSpace}${beijingDay(issuedAt)}至${beijingDay(expiresAt)}`,
  issuedAt: ({ issuedAt }: IssuedCertificate) => beijingDay(issuedAt),
} as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The ideographic space. */
const wideSpace = '\u3000';

/** The date in Beijing as `2026年3月1日`. */
function beijingDay(dateTime: string | null): string {
  if (dateTime === null) return '';
  const day = inChina(dateTime);
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
}

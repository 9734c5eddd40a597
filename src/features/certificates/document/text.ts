import { inChina } from '@/contracts/china-time';
import type { IssuedCertificate } from '../certificate';

/**
 * The text of a certificate, each line in Chinese, the language it is issued in, and in English. It is a document and so
 * the same in every interface language. Course, holder and number are as they are issued.
 */
export const documentText = {
  title: ['结业证书', 'CERTIFICATE OF COMPLETION'],
  /** Start of the English sentence; the Chinese one starts with the holder. */
  englishOpening: 'This is to certify that',
  lead: [
    '完成下列培训项目的全部课程与考核，成绩合格，准予结业',
    'has completed all lessons and passed all assessments of the course',
  ],
  worth: ({ hours, credits, creditClass, completedAt }: IssuedCertificate) => [
    [`计 ${hours} 学时`, `${creditClass} 类学分 ${credits} 分`, `${chineseDay(completedAt)}结业`].join(
      wideSpace,
    ),
    [
      counted(hours, 'hour'),
      `${counted(credits, 'credit')}, Class ${creditClass}`,
      ...(completedAt === null ? [] : [`completed on ${englishDay(completedAt)}`]),
    ].join(' · '),
  ],
  scan: ['扫码查验真伪', 'Scan to verify'],
  number: ['证书编号', 'Certificate No.'],
  validity: ({ issuedAt, expiresAt }: IssuedCertificate) => [
    `有效期${wideSpace}${chineseDay(issuedAt)}至${chineseDay(expiresAt)}`,
    `Valid from ${englishDay(issuedAt)} to ${englishDay(expiresAt)}`,
  ],
  issuedAt: ({ issuedAt }: IssuedCertificate) => [chineseDay(issuedAt), `Issued on ${englishDay(issuedAt)}`],
} as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The ideographic space. */
const wideSpace = '\u3000';

/** The date in Beijing as `2026年3月1日`. */
function chineseDay(dateTime: string | null): string {
  if (dateTime === null) return '';
  const day = inChina(dateTime);
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
}

/** The date in Beijing as `1 March 2026`. */
function englishDay(dateTime: string): string {
  const day = inChina(dateTime);
  const month = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

import { useIntl, type IntlShape } from 'react-intl';
import { chineseDay } from '@/contracts/china-time';

/** A date in China (R10.65). @param value ISO 8601 in UTC; nothing is shown for null */
export function FormattedDay({ value, className }: { value: string | null; className?: string | undefined }) {
  const intl = useIntl();
  if (value === null) return null;
  return (
    <time dateTime={value} className={className}>
      {formatDay(intl, value)}
    </time>
  );
}

/** Date and time to the minute in China (R10.65). @param value ISO 8601 in UTC */
export function FormattedDateTime({ value, className }: { value: string; className?: string | undefined }) {
  const intl = useIntl();
  const time = intl.formatTime(value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <time dateTime={value} className={className}>
      {`${formatDay(intl, value)} ${time}`}
    </time>
  );
}

/** `2026/11/21` in Chinese, else `21 Nov 2026`: elsewhere the order of two numbers is ambiguous. */
function formatDay({ locale, formatDateToParts }: IntlShape, value: string): string {
  if (locale.startsWith('zh')) return chineseDay(value);
  const parts = formatDateToParts(value, { year: 'numeric', month: 'short', day: 'numeric' });
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('day')} ${part('month')} ${part('year')}`;
}

import { FormattedDate } from 'react-intl';

/** A day in the platform's time zone, whatever the computer is set to (R10.65). @param value ISO moment in UTC */
export function Day({ value, className }: { value: string; className?: string | undefined }) {
  return (
    <time dateTime={value} className={className}>
      <FormattedDate value={value} year="numeric" month="2-digit" day="2-digit" />
    </time>
  );
}

/** A day and its time to the minute, in the platform's time zone (R10.65). @param value ISO moment in UTC */
export function DayAndTime({ value, className }: { value: string; className?: string | undefined }) {
  return (
    <time dateTime={value} className={className}>
      <FormattedDate
        value={value}
        year="numeric"
        month="2-digit"
        day="2-digit"
        hour="2-digit"
        minute="2-digit"
        hourCycle="h23"
      />
    </time>
  );
}

import { FormattedMessage, FormattedNumber } from 'react-intl';
import { messages } from './messages';

const [kilobyte, megabyte] = [1024, 1024 * 1024];

/** The size of a file as people say it: whole kilobytes, from a megabyte on megabytes with one place. @param bytes its size */
export function FileSize({ bytes }: { bytes: number }) {
  const isLarge = bytes >= megabyte;
  const size = isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte);
  return (
    <FormattedMessage
      {...(isLarge ? messages.megabytes : messages.kilobytes)}
      values={{ size: <FormattedNumber value={size} maximumFractionDigits={1} /> }}
    />
  );
}

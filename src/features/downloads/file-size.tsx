import { FormattedMessage, FormattedNumber } from 'react-intl';
import { messages } from './messages';

const [kilobyte, megabyte] = [1024, 1024 * 1024];

/** A file size: whole KB below 1 MB, otherwise MB with one decimal. Nothing is shown for null. */
export function FileSize({ bytes }: { bytes: number | null }) {
  if (bytes === null) return null;
  const isLarge = bytes >= megabyte;
  const size = isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte);
  return (
    <FormattedMessage
      {...(isLarge ? messages.megabytes : messages.kilobytes)}
      values={{ size: <FormattedNumber value={size} maximumFractionDigits={1} /> }}
    />
  );
}

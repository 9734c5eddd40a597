import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Attachment } from '@/contracts/attachment';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { useMediaUrl } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import type { FileKind } from './file-kind';
import { messages } from './messages';

const ImageLightbox = lazyWithRetry(
  defineChunk(
    () => import('@/features/rich-text/image-lightbox'),
    (module) => module.default,
  ),
  { placement: 'overlay' },
);

/** Previews a file: an image in an overlay, anything else in a new window. Renders nothing without a preview URL. */
export function Preview({
  file: { name, preview },
  kind,
  className,
}: {
  file: Attachment;
  kind: FileKind;
  className: string | undefined;
}) {
  const intl = useIntl();
  const media = useMediaUrl();
  const [open, setOpen] = useState(false);
  if (!preview) return null;
  const label = intl.formatMessage(messages.previewFile, { name });
  if (kind !== 'IMG')
    return (
      <a
        className={className}
        href={media(preview)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        <FormattedMessage {...messages.preview} />
      </a>
    );
  return (
    <>
      <Button
        className={className}
        aria-label={label}
        onClick={() => {
          setOpen(true);
        }}
      >
        <FormattedMessage {...messages.preview} />
      </Button>
      {open && (
        <ImageLightbox
          address={media(preview)}
          alt={name}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

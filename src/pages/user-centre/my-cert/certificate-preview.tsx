import { useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { ShareButton } from '@/features/share/share-button';
import { useConfig } from '@/shared/config/config-context';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAsyncAction } from '@/shared/ui/use-action';
import { usePrintPage } from '../use-print-page';
import { verifyUrl, type IssuedCertificate } from '@/features/certificates/certificate';
import { CertificatePicture } from '@/features/certificates/certificate-picture';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** The certificate as it is printed, with buttons to print it, save it as PNG and share its verification link. */
export function CertificatePreview({ certificate }: { certificate: IssuedCertificate }) {
  const { publicUrl } = useConfig();
  const preview = useRef<HTMLDivElement>(null);
  usePrintPage('certificate');
  const url = verifyUrl(publicUrl, certificate.number);
  return (
    <>
      <Actions certificate={certificate} verifyUrl={url} preview={preview} />
      <CertificatePicture ref={preview} className={styles.paper} certificate={certificate} />
    </>
  );
}

function Actions({
  certificate: { number, title },
  verifyUrl,
  preview,
}: {
  certificate: IssuedCertificate;
  verifyUrl: string;
  /** Contains the SVG. */
  preview: RefObject<HTMLDivElement | null>;
}) {
  const intl = useIntl();
  const toasts = useToasts();
  const [savePng, saving] = useAsyncAction(async () => {
    const svg = preview.current?.querySelector('svg');
    if (!svg) return;
    try {
      const name = intl.formatMessage(messages.file, { number });
      downloadBlob(await svgToPng(svg), `${name}.png`, 'image/png');
    } catch {
      toasts.show({ kind: 'error', text: messages.noPicture });
    }
  });
  return (
    <div className={styles.actions}>
      <Button
        solid
        onClick={() => {
          window.print();
        }}
      >
        <FormattedMessage {...messages.print} />
      </Button>
      <Button aria-disabled={saving} onClick={() => void savePng()}>
        <FormattedMessage {...messages.png} />
      </Button>
      <ShareButton title={title} url={verifyUrl} />
      <WeChatHint />
    </div>
  );
}

/** A4 landscape at 300 dpi. */
const png = { width: 3508, height: 2480 };

/** @param svg must not reference anything outside itself @throws when the browser cannot render it */
async function svgToPng(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(png.width));
  copy.setAttribute('height', String(png.height));
  const markup = new XMLSerializer().serializeToString(copy);
  const image = new Image(png.width, png.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), png);
  canvas.getContext('2d')?.drawImage(image, 0, 0, png.width, png.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the canvas gave no picture'));
    }, 'image/png');
  });
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { PageModal } from '@/shared/ui/dialog/page-modal';
import { useCloseOnBack } from '@/shared/ui/open-overlays';
import { messages } from './messages';
import styles from './rich-text.module.css';

/**
 * An image of a text in a dialog, as large as the window allows.
 * @param onClose called after the closing animation, when the focus is back on the opener
 */
export default function ImageLightbox({
  address,
  alt,
  onClose,
}: {
  address: string;
  alt: string;
  onClose: () => void;
}) {
  const intl = useIntl();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  useCloseOnBack(open, close);
  return (
    <AntdProvider>
      <PageModal
        open={open}
        centered
        width="min(1400px, 96vw)"
        footer={null}
        title={alt || intl.formatMessage(messages.image)}
        onCancel={close}
        afterClose={onClose}
      >
        <img className={styles.lightbox} src={address} alt={alt} />
      </PageModal>
    </AntdProvider>
  );
}

import { Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
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
  return (
    <AntdProvider>
      <Modal
        open={open}
        centered
        width="min(1400px, 96vw)"
        footer={null}
        title={alt || intl.formatMessage(messages.image)}
        onCancel={() => {
          setOpen(false);
        }}
        afterClose={onClose}
      >
        <img className={styles.lightbox} src={address} alt={alt} />
      </Modal>
    </AntdProvider>
  );
}

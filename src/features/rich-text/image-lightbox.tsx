import { Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { messages } from './messages';
import styles from './rich-text.module.css';

/**
 * A picture of a text as large as the window allows, over the page.
 * @param onClose called when it is gone, and the focus is back where it was opened
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
        title={alt || intl.formatMessage(messages.picture)}
        onCancel={() => {
          setOpen(false);
        }}
        afterClose={onClose}
      >
        <img className={styles.enlarged} src={address} alt={alt} />
      </Modal>
    </AntdProvider>
  );
}

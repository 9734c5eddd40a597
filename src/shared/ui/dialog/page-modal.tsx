import { Modal, type ModalProps } from 'antd';
import styles from './page-modal.module.css';

/**
 * antd's Modal for a page, without its opening animation. The animation would start again whenever the cached page is shown,
 * and until then antd drops the content of the open modal: typed text is lost, and the focus of the content fails. Like
 * antd's, the modal ignores clicks while it opens.
 */
export function PageModal({ className = '', ...props }: Omit<ModalProps, 'transitionName'>) {
  return <Modal {...props} className={`${styles.modal} ${className}`} transitionName="" />;
}

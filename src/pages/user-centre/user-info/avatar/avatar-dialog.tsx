import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { avatarEdit } from '@/contracts/profile';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useAsyncAction } from '@/shared/ui/use-action';
import { useToasts } from '@/shared/ui/toast-queue';
import { useEdit } from '../../use-edit';
import { useRefreshUser } from '../use-refresh';
import styles from './avatar.module.css';
import { initialCrop } from './crop-avatar';
import { Cropper } from './cropper';
import { cropAvatar } from './cut-avatar';
import { messages } from './messages';

/** Asks which square of a picture is to be the avatar. */
export function AvatarDialog({
  picture,
  onClose,
}: {
  picture: HTMLCanvasElement | null;
  onClose: () => void;
}) {
  return (
    <Modal
      open={picture !== null}
      title={<FormattedMessage {...messages.cropTitle} />}
      width={440}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
    >
      {picture && <CropForm picture={picture} onClose={onClose} />}
    </Modal>
  );
}

function CropForm({ picture, onClose }: { picture: HTMLCanvasElement; onClose: () => void }) {
  const intl = useIntl();
  const notices = useToasts();
  const refreshUser = useRefreshUser();
  const { send, refusal } = useEdit(avatarEdit);
  const [crop, setCrop] = useState(() => initialCrop(picture));

  const [save, busy] = useAsyncAction(async () => {
    const { error } = await send({ image: await cropAvatar(picture, crop) });
    if (error) return;
    notices.show({ kind: 'success', text: intl.formatMessage(messages.saved) });
    onClose();
    await refreshUser();
  });

  return (
    <>
      <Cropper picture={picture} crop={crop} onChange={setCrop} />
      <FormErrorAlert error={refusal} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button type="primary" loading={busy} onClick={save}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </>
  );
}

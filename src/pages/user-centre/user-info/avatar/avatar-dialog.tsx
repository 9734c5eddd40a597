import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { avatarEdit } from '@/contracts/profile';
import { Refusal } from '@/shared/form/refusal';
import { useOnce } from '@/shared/form/use-once';
import { useNotices } from '@/shared/ui/notices';
import { useEdit } from '../../use-edit';
import { useRefreshUser } from '../../use-refresh-user';
import styles from './avatar.module.css';
import { wholeCrop } from './crop';
import { Cropper } from './cropper';
import { cutAvatar } from './cut-avatar';
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
      {picture && <Cutting picture={picture} onClose={onClose} />}
    </Modal>
  );
}

function Cutting({ picture, onClose }: { picture: HTMLCanvasElement; onClose: () => void }) {
  const intl = useIntl();
  const notices = useNotices();
  const refreshUser = useRefreshUser();
  const { send, refusal } = useEdit(avatarEdit);
  const [crop, setCrop] = useState(() => wholeCrop(picture));

  const [save, busy] = useOnce(async () => {
    const { error } = await send({ image: await cutAvatar(picture, crop) });
    if (error) return;
    notices.show({ kind: 'success', text: intl.formatMessage(messages.saved) });
    onClose();
    await refreshUser();
  });

  return (
    <>
      <Cropper picture={picture} crop={crop} onChange={setCrop} />
      <Refusal error={refusal} />
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

import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { avatarEdit } from '@/contracts/profile-edit';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useAsyncAction } from '@/shared/ui/use-action';
import { UserAvatar } from '../../user-avatar';
import { LazyDialog, prefetchDialog } from '../lazy-dialog';
import { messages as dialogMessages } from '@/shared/ui/dialog/messages';
import { messages } from '../messages';
import { useFormAction } from '../use-form-action';
import { useRefreshUser } from '../use-refresh-profile';
import styles from './avatar.module.css';
import { cropAvatar, initialCrop } from './crop-avatar';
import { Cropper } from './cropper';
import { decodeImage, type ImageProblem } from './decode-image';

const acceptedTypes = 'image/png,image/jpeg,image/webp';

/** The avatar with a button to change it: choose a file, crop it, save. */
export function AvatarField() {
  const hint = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<HTMLCanvasElement | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [decoding, setDecoding] = useState(false);

  async function choose(file: File) {
    setProblem(null);
    setDecoding(true);
    const decoded = await decodeImage(file);
    setDecoding(false);
    if (typeof decoded === 'string') setProblem(decoded);
    else setImage(decoded);
  }

  return (
    <div className={styles.field}>
      <UserAvatar size={88} />
      <div>
        <Button
          loading={decoding}
          aria-describedby={hint}
          {...prefetchDialog}
          onClick={() => {
            fileInput.current?.click();
          }}
        >
          <FormattedMessage {...messages.changeAvatar} />
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept={acceptedTypes}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = ''; // lets the same file be chosen again
            if (file) void choose(file);
          }}
        />
        <p id={hint} className={styles.hint}>
          <FormattedMessage {...messages.avatarTypes} />
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            <FormattedMessage {...messages[problem]} />
          </p>
        )}
      </div>
      <AvatarDialog
        image={image}
        onClose={() => {
          setImage(null);
        }}
      />
    </div>
  );
}

function AvatarDialog({ image, onClose }: { image: HTMLCanvasElement | null; onClose: () => void }) {
  return (
    <LazyDialog
      open={image !== null}
      title={<FormattedMessage {...messages.cropAvatar} />}
      width={440}
      onClose={onClose}
    >
      {image && <CropForm image={image} onClose={onClose} />}
    </LazyDialog>
  );
}

function CropForm({ image, onClose }: { image: HTMLCanvasElement; onClose: () => void }) {
  const refreshUser = useRefreshUser();
  const [crop, setCrop] = useState(() => initialCrop(image));
  const [isBroken, setBroken] = useState(false);
  const { run, error } = useFormAction(avatarEdit, {
    success: messages.avatarSaved,
    onSuccess() {
      onClose();
      void refreshUser();
    },
  });
  // busy from the start of the encoding, which takes time too
  const [save, busy] = useAsyncAction(async () => {
    setBroken(false);
    // rejects where the browser has no memory left for the canvas
    const cropped = await cropAvatar(image, crop).catch(() => null);
    if (cropped === null) setBroken(true);
    else await run({ image: cropped });
  });
  return (
    <>
      <Cropper image={image} crop={crop} onChange={setCrop} />
      <FormErrorAlert error={error} />
      {isBroken && (
        <p className={styles.problem} role="alert">
          <FormattedMessage {...messages.brokenImage} />
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>
          <FormattedMessage {...dialogMessages.cancel} />
        </Button>
        <Button type="primary" loading={busy} onClick={() => void save()}>
          <FormattedMessage {...messages.saveAvatar} />
        </Button>
      </div>
    </>
  );
}

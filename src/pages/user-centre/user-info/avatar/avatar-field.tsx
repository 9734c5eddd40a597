import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { UserAvatar } from '../../user-avatar';
import { AvatarDialog } from './avatar-dialog';
import styles from './avatar.module.css';
import { messages } from './messages';
import { decodeImage, type ImageProblem } from './decode-image';

/** The kinds of picture the platform keeps. */
const acceptedTypes = 'image/png,image/jpeg,image/webp';

/** The avatar, and the way to another one: choose a file, cut a square out of it, save. */
export function AvatarField() {
  const hint = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [opening, setOpening] = useState(false);

  async function choose(file: File) {
    setProblem(null);
    setOpening(true);
    const opened = await decodeImage(file);
    setOpening(false);
    if (typeof opened === 'string') setProblem(opened);
    else setPicture(opened);
  }

  return (
    <div className={styles.field}>
      <UserAvatar size={88} />
      <div>
        <Button
          loading={opening}
          aria-describedby={hint}
          onClick={() => {
            fileInput.current?.click();
          }}
        >
          <FormattedMessage {...messages.change} />
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept={acceptedTypes}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = ''; // so that the same file can be chosen again
            if (file) void choose(file);
          }}
        />
        <p id={hint} className={styles.hint}>
          <FormattedMessage {...messages.kinds} />
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            <FormattedMessage {...messages[problem]} />
          </p>
        )}
      </div>
      <AvatarDialog
        picture={picture}
        onClose={() => {
          setPicture(null);
        }}
      />
    </div>
  );
}

import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { UserAvatar } from '../../frame/user-avatar';
import { AvatarDialog } from './avatar-dialog';
import styles from './avatar.module.css';
import { messages } from './messages';
import { openPicture, type PictureProblem } from './open-picture';

/** The kinds of picture the platform keeps. */
const kinds = 'image/png,image/jpeg,image/webp';

/** The avatar, and the way to another one: choose a file, cut a square out of it, save. */
export function AvatarField() {
  const hint = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [opening, setOpening] = useState(false);

  async function choose(file: File) {
    setProblem(null);
    setOpening(true);
    const opened = await openPicture(file);
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
            chooser.current?.click();
          }}
        >
          <FormattedMessage {...messages.change} />
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={kinds}
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

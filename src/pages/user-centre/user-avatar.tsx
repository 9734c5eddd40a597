import { useSelector } from 'react-redux';
import { selectReauth, type reauth } from '@/session/reauth-slice';
import { avatarLetter, selectDisplayName, selectUser, type session } from '@/session/session';
import { useMediaUrl } from '@/shared/config/config-context';
import styles from './section-layout.module.css';

interface State {
  reauth: ReturnType<typeof reauth.getInitialState>;
  session: ReturnType<typeof session.getInitialState>;
}

/** The name of this page's user, also while the page waits for re-authentication. */
export const selectPageUserName = (state: State) => selectDisplayName(state) || selectReauth(state).name;

/** The user's avatar, or the first letter of the name. @param size side in pixels */
export function UserAvatar({ size }: { size: number }) {
  const media = useMediaUrl();
  const user = useSelector((state: State) => selectUser(state));
  const letter = avatarLetter(useSelector(selectPageUserName));
  const style = { width: size, height: size, fontSize: size * 0.42 };
  return user?.avatar ? (
    <img className={styles.avatar} style={style} src={media(user.avatar)} alt="" width={size} height={size} />
  ) : (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {letter}
    </span>
  );
}

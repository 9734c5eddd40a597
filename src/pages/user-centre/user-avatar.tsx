import { useSelector } from 'react-redux';
import { selectUser, type session } from '@/session/session';
import { useMediaUrl } from '@/shared/config/config-context';
import styles from './section-layout.module.css';

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** The user's avatar, or the first letter of the username. @param size side in pixels */
export function UserAvatar({ size }: { size: number }) {
  const media = useMediaUrl();
  const user = useSelector((state: State) => selectUser(state));
  const style = { width: size, height: size, fontSize: size * 0.42 };
  return user?.avatar ? (
    <img className={styles.avatar} style={style} src={media(user.avatar)} alt="" width={size} height={size} />
  ) : (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {user?.username.slice(0, 1).toUpperCase()}
    </span>
  );
}

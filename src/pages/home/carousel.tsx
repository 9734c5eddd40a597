import { useState } from 'react';
import { useIntl } from 'react-intl';
import { platformApi } from '@/shared/api/platform-api';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { messages } from './messages';
import { Slides } from './slides';
import styles from './carousel.module.css';

/** The platform's banner pictures, one at a time; they stand still under the pointer and the focus. */
export function Carousel() {
  const intl = useIntl();
  const asked = platformApi.endpoints.bannerList.useQuery({});
  const [held, setHeld] = useState(false);
  const label = intl.formatMessage(messages.carousel);
  const hold = (value: boolean) => () => {
    setHeld(value);
  };
  const waiting = <Loading bars={4} title={messages.carousel} within={styles.waiting} />;
  if (asked.data?.length === 0) return null;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Answer asked={asked} waiting={waiting}>
        {(slides) => <Slides slides={slides} held={held} />}
      </Answer>
    </section>
  );
}

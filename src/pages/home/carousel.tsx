import { useState } from 'react';
import { useIntl } from 'react-intl';
import { baseApi } from '@/shared/api/base-api';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import { CarouselSlides } from './slides';
import styles from './carousel.module.css';

/** The platform's banner pictures, one at a time; they stand still under the pointer and the focus. */
export function Carousel() {
  const intl = useIntl();
  const query = baseApi.endpoints.bannerList.useQuery({});
  const [isInteracting, setInteracting] = useState(false);
  const label = intl.formatMessage(messages.carousel);
  const setInteractingTo = (value: boolean) => () => {
    setInteracting(value);
  };
  const loading = <Skeleton bars={4} title={messages.carousel} className={styles.waiting} />;
  if (query.data?.length === 0) return null;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={setInteractingTo(true)}
      onPointerLeave={setInteractingTo(false)}
      onFocus={setInteractingTo(true)}
      onBlur={setInteractingTo(false)}
    >
      <QueryView query={query} loading={loading}>
        {(slides) => <CarouselSlides slides={slides} isInteracting={isInteracting} />}
      </QueryView>
    </section>
  );
}

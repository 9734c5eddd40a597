import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { platformApi } from '@/shared/api/platform-api';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { AddressLink } from '@/shared/ui/address-link';
import { Failed, Loading } from '@/shared/ui/page-state';
import { messages } from './messages';
import { useRotation } from './use-rotation';
import styles from './carousel.module.css';

/** The platform's banner pictures, one at a time; stops under the pointer, the focus and the pause button. */
export function Carousel() {
  const intl = useIntl();
  const media = useMediaUrl();
  const { data: slides = [], error, isFetching, refetch } = platformApi.endpoints.bannerList.useQuery({});
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const [index, show] = useRotation(slides.length, !paused && !held);
  const slide = slides[index];
  const hold = (value: boolean) => () => {
    setHeld(value);
  };

  if (error && !isFetching)
    return (
      <div className={styles.carousel}>
        <Failed error={error} onRetry={refetch} />
      </div>
    );
  if (!isFetching && !slide) return null;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={intl.formatMessage(messages.carousel)}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      {slide ? (
        <div
          className={styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={intl.formatMessage(messages.slide, { number: index + 1, total: slides.length })}
        >
          <div>
            <h2 lang={contentLanguage}>{slide.title}</h2>
            {slide.description !== null && <p lang={contentLanguage}>{slide.description}</p>}
            {slide.jumpUrl !== null && (
              <AddressLink address={slide.jumpUrl}>
                <FormattedMessage {...messages.more} />
              </AddressLink>
            )}
          </div>
          <img src={media(slide.image)} alt="" width="320" height="180" />
        </div>
      ) : (
        <Loading bars={4} label={intl.formatMessage(messages.carousel)} />
      )}
      {slides.length > 1 && (
        <div className={styles.controls}>
          {slides.map(({ id, title }, number) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-current={number === index}
              onClick={() => {
                show(number);
              }}
              aria-label={intl.formatMessage(messages.show, { number: number + 1, title })}
            />
          ))}
          <button
            type="button"
            onClick={() => {
              setPaused(!paused);
            }}
            aria-label={intl.formatMessage(paused ? messages.play : messages.pause)}
          >
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" fill="currentColor">
              <path d={paused ? 'M3 1l8 5-8 5z' : 'M2 1h3v10H2zM7 1h3v10H7z'} />
            </svg>
          </button>
        </div>
      )}
    </section>
  );
}

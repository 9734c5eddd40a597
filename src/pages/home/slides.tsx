import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { bannerList } from '@/contracts/banner';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { SafeLink } from '@/shared/ui/safe-link';
import { messages } from './messages';
import { useAutoplay } from './use-rotation';
import styles from './carousel.module.css';

type Slide = ResponseOf<typeof bannerList>[number];

/** One slide of several, with a dot for each and a button to let them rest. */
export function CarouselSlides({
  slides,
  isInteracting,
}: {
  slides: readonly Slide[];
  isInteracting: boolean;
}) {
  const intl = useIntl();
  const [isPaused, setPaused] = useState(false);
  const [index, show] = useAutoplay(slides.length, !isPaused && !isInteracting);
  const slide = slides[index];
  return (
    <>
      {slide && <CarouselSlide slide={slide} number={index + 1} total={slides.length} />}
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
              setPaused(!isPaused);
            }}
            aria-label={intl.formatMessage(isPaused ? messages.play : messages.pause)}
          >
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" fill="currentColor">
              <path d={isPaused ? 'M3 1l8 5-8 5z' : 'M2 1h3v10H2zM7 1h3v10H7z'} />
            </svg>
          </button>
        </div>
      )}
    </>
  );
}

function CarouselSlide({ slide, number, total }: { slide: Slide; number: number; total: number }) {
  const intl = useIntl();
  const media = useMediaUrl();
  const { title, description, image, jumpUrl } = slide;
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={intl.formatMessage(messages.slide, { number, total })}
    >
      <div>
        <h2 lang={contentLanguage}>{title}</h2>
        {description !== null && <p lang={contentLanguage}>{description}</p>}
        {jumpUrl !== null && (
          <SafeLink address={jumpUrl}>
            <FormattedMessage {...messages.more} />
          </SafeLink>
        )}
      </div>
      <img src={media(image)} alt="" width="320" height="180" />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { bannerList } from '@/contracts/banner';
import type { ResponseOf } from '@/contracts/call';
import { baseApi } from '@/shared/api/base-api';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { SafeLink } from '@/shared/ui/safe-link';
import { messages } from '../messages';
import styles from './carousel.module.css';

type Slide = ResponseOf<typeof bannerList>[number];

/** Milliseconds that a slide is shown. */
const slideMs = 6000;

/** The platform's banners, one at a time. Autoplay stops while the pointer or the focus is inside. */
export function Carousel() {
  const intl = useIntl();
  const query = baseApi.endpoints.bannerList.useQuery({});
  const [isInteracting, setInteracting] = useState(false);
  const setInteractingTo = (value: boolean) => () => {
    setInteracting(value);
  };
  const loading = <Skeleton bars={4} title={messages.carousel} className={styles.loading} />;
  if (query.data?.length === 0) return null;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={intl.formatMessage(messages.carousel)}
      onPointerEnter={setInteractingTo(true)}
      onPointerLeave={setInteractingTo(false)}
      onFocus={setInteractingTo(true)}
      onBlur={setInteractingTo(false)}
    >
      <QueryView query={query} loading={loading}>
        {(slides) => <Slides slides={slides} isInteracting={isInteracting} />}
      </QueryView>
    </section>
  );
}

/** The current slide, a dot for each slide, and a pause button. */
function Slides({ slides, isInteracting }: { slides: readonly Slide[]; isInteracting: boolean }) {
  const intl = useIntl();
  const [isPaused, setPaused] = useState(false);
  const [index, show] = useAutoplay(slides.length, !isPaused && !isInteracting);
  const slide = slides[index];
  return (
    <>
      {slide && <CarouselSlide slide={slide} number={index + 1} total={slides.length} />}
      {slides.length > 1 && (
        <div className={styles.controls}>
          {slides.map(({ title }, slideIndex) => (
            <button
              key={slideIndex}
              type="button"
              className={styles.dot}
              aria-current={slideIndex === index}
              onClick={() => {
                show(slideIndex);
              }}
            >
              <span className="portal-hidden">
                <FormattedMessage
                  {...messages.show}
                  values={{
                    number: slideIndex + 1,
                    title: (
                      <span key="title" lang={contentLanguage}>
                        {title}
                      </span>
                    ),
                  }}
                />
              </span>
            </button>
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
      <img src={media(image)} alt="" width="400" height="172" />
      <div>
        {title !== '' && <h2 lang={contentLanguage}>{title}</h2>}
        {description !== null && <p lang={contentLanguage}>{description}</p>}
        {jumpUrl !== null && (
          <SafeLink address={jumpUrl} className={styles.more}>
            <FormattedMessage {...messages.more} />
          </SafeLink>
        )}
      </div>
    </div>
  );
}

/** The index of the current slide. It advances while `playing`, never under `prefers-reduced-motion`. */
function useAutoplay(count: number, playing: boolean): [index: number, show: (index: number) => void] {
  const [index, setIndex] = useState(0);
  const isRunning = playing && count > 1;
  useEffect(() => {
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
    }, slideMs);
    return () => {
      clearTimeout(timer);
    };
  }, [count, index, isRunning]);
  return [count === 0 ? 0 : index % count, setIndex];
}

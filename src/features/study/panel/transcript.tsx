import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { contentLanguage } from '@/shared/intl/languages';
import { isLatin, matchesText } from '@/shared/lib/match-text';
import { Skeleton } from '@/shared/ui/page-state';
import { usePinyin } from '@/shared/chunks/use-pinyin';
import { formatTimecode } from '../video/control-bar';
import { seekTo } from '../video/player-commands';
import { cueAt, useCues, type Cue } from './cues';
import { messages } from './messages';
import styles from './lesson-panel.module.css';

/**
 * The sentences of a video, once it is shown. The spoken one is marked; a click seeks to it, within the rules of the
 * course.
 */
export function Transcript({ video }: { video: HTMLVideoElement | null }) {
  const cues = useCues(video);
  if (!video) return null;
  if (cues === 'loading') return <Skeleton bars={6} title={messages.transcript} />;
  if (typeof cues === 'string')
    return (
      <p className={styles.empty}>
        <FormattedMessage {...messages[cues === 'none' ? 'noTranscript' : 'transcriptFailed']} />
      </p>
    );
  return <Sentences video={video} cues={cues} />;
}

function Sentences({ video, cues }: { video: HTMLVideoElement; cues: readonly Cue[] }) {
  const intl = useIntl();
  const [keyword, setKeyword] = useState('');
  const [pinyinOf, isLoading] = usePinyin(isLatin(keyword));
  const current = cues[useCurrentIndex(video, cues)];
  const shown = cues.filter(({ text }) => matchesText(text, keyword, pinyinOf));
  const list = useFollow(current, keyword === '');
  return (
    <>
      <input
        type="search"
        className={styles.search}
        maxLength={limits.keywordMax}
        aria-label={intl.formatMessage(messages.searchTranscript)}
        placeholder={intl.formatMessage(messages.searchTranscript)}
        value={keyword}
        onChange={({ target }) => {
          setKeyword(target.value);
        }}
      />
      <p role="status" className={keyword === '' ? 'portal-hidden' : styles.hits}>
        {keyword !== '' && !isLoading && (
          <FormattedMessage {...messages.hits} values={{ count: shown.length }} />
        )}
      </p>
      <ol ref={list} className={styles.cues} lang={contentLanguage}>
        {shown.map((cue) => (
          <li key={cue.start}>
            <button
              type="button"
              aria-current={cue === current ? 'true' : undefined}
              onClick={() => {
                seekTo(video, cue.start);
              }}
            >
              <time>{formatTimecode(cue.start)}</time>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The index of the cue that is spoken now. */
function useCurrentIndex(video: HTMLVideoElement, cues: readonly Cue[]): number {
  const [index, setIndex] = useState(-1);
  useEffect(() => {
    const update = () => {
      setIndex(cueAt(cues, video.currentTime));
    };
    update();
    const events = ['timeupdate', 'seeked'];
    for (const event of events) video.addEventListener(event, update);
    return () => {
      for (const event of events) video.removeEventListener(event, update);
    };
  }, [video, cues]);
  return index;
}

/**
 * Scrolls the list, and nothing else, so that the current sentence is in its middle, unless the pointer or the focus is
 * in the list.
 */
function useFollow(current: Cue | undefined, enabled: boolean) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    const item = element?.querySelector<HTMLElement>('[aria-current]');
    if (!enabled || !element || !item || element.matches(':hover, :focus-within')) return;
    element.scrollTop = item.offsetTop - (element.clientHeight - item.offsetHeight) / 2;
  }, [current, enabled]);
  return list;
}

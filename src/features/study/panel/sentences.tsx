import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { usePinyin } from '@/shared/chunks/use-pinyin';
import { contentLanguage } from '@/shared/intl/languages';
import { mapInSlices } from '@/shared/lib/map-in-slices';
import { isLatin, matchesForms, searchForms, type PinyinOf } from '@/shared/lib/match-text';
import { formatTimecode } from '../video/control-bar';
import { seekTo } from '../video/player-commands';
import { cueAt, type Cue } from './cues';
import { messages } from './messages';
import styles from './lesson-panel.module.css';

/** Sentences that are shown at once, and by each press of a button: a video can have ten thousand. */
const atOnce = 300;

/** The sentences of a video with a search, the spoken one in view. */
export function Sentences({ video, cues }: { video: HTMLVideoElement; cues: readonly Cue[] }) {
  const intl = useIntl();
  const [keyword, setKeyword] = useState('');
  const [found, isSearching] = useSearch(cues, keyword);
  const current = cues[useCurrentIndex(video, cues)];
  const [{ from, to }, setRange] = useRange(found, keyword === '' ? current : undefined);
  const scrolled = useFollow(current, keyword === '');
  /** Shows more sentences, and moves the focus to the one next to those that were shown. */
  const showMore = (more: { from: number; to: number }, focused: number) => {
    flushSync(() => {
      setRange(more);
    });
    scrolled.current?.querySelectorAll('li')[focused]?.querySelector('button')?.focus();
  };
  const earlier = Math.min(atOnce, from);
  const later = Math.min(atOnce, found.length - to);
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
        {keyword !== '' && !isSearching && (
          <FormattedMessage {...messages.hits} values={{ count: found.length }} />
        )}
      </p>
      <div ref={scrolled} className={styles.cues}>
        {earlier > 0 && (
          <button
            type="button"
            className={styles.more}
            onClick={() => {
              showMore({ from: from - earlier, to }, earlier - 1);
            }}
          >
            <FormattedMessage {...messages.earlier} values={{ count: earlier }} />
          </button>
        )}
        <ol lang={contentLanguage}>
          {found.slice(from, to).map((cue) => (
            <Sentence key={cue.index} video={video} cue={cue} isCurrent={cue === current} />
          ))}
        </ol>
        {later > 0 && (
          <button
            type="button"
            className={styles.more}
            onClick={() => {
              showMore({ from, to: to + later }, to - from);
            }}
          >
            <FormattedMessage {...messages.later} values={{ count: later }} />
          </button>
        )}
      </div>
    </>
  );
}

/** A sentence; a click seeks to it. */
const Sentence = memo(function Sentence({
  video,
  cue,
  isCurrent,
}: {
  video: HTMLVideoElement;
  cue: Cue;
  isCurrent: boolean;
}) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          seekTo(video, cue.start);
        }}
      >
        <time>{formatTimecode(cue.start)}</time>
        <span>{cue.text}</span>
      </button>
    </li>
  );
});

/** The sentences that contain a keyword, also as pinyin; all of them without a keyword. */
function useSearch(cues: readonly Cue[], keyword: string): [found: readonly Cue[], isSearching: boolean] {
  const isPinyin = isLatin(keyword);
  const [pinyinOf, isLoading] = usePinyin(isPinyin);
  const plain = useMemo(() => cues.map(({ text }) => searchForms(text, null)), [cues]);
  const withPinyin = usePinyinForms(cues, pinyinOf);
  const forms = isPinyin ? (withPinyin ?? plain) : plain;
  const found = useMemo(
    () => (keyword === '' ? cues : cues.filter((_, index) => matchesForms(forms[index] ?? [], keyword))),
    [cues, forms, keyword],
  );
  return [found, isPinyin && (isLoading || (pinyinOf !== null && withPinyin === null))];
}

/** The forms of the sentences with pinyin; null until they are computed, once. */
function usePinyinForms(cues: readonly Cue[], pinyinOf: PinyinOf | null) {
  const [computed, setComputed] = useState<{ cues: readonly Cue[]; forms: readonly (readonly string[])[] }>();
  useEffect(() => {
    if (!pinyinOf) return undefined;
    return mapInSlices(
      cues,
      ({ text }) => searchForms(text, pinyinOf),
      (forms) => {
        setComputed({ cues, forms });
      },
    );
  }, [cues, pinyinOf]);
  return computed?.cues === cues ? computed.forms : null;
}

/**
 * The part of the list that is shown: the first sentences of a search, or those around the spoken one.
 * @param followed is always in it
 */
function useRange(list: readonly Cue[], followed: Cue | undefined) {
  const [range, setRange] = useState({ list, from: 0, to: atOnce });
  let shown = range.list === list ? range : { list, from: 0, to: atOnce };
  const index = followed?.index ?? shown.from;
  if (index === shown.to) shown = { ...shown, to: index + atOnce };
  else if (index < shown.from || index > shown.to) {
    const from = Math.max(0, index - atOnce / 2);
    shown = { list, from, to: from + atOnce };
  }
  if (shown !== range) setRange(shown);
  const setShown = (wanted: { from: number; to: number }) => {
    setRange({ list, ...wanted });
  };
  return [shown, setShown] as const;
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const item = element?.querySelector<HTMLElement>('[aria-current]');
    if (!enabled || !element || !item || element.matches(':hover, :focus-within')) return;
    element.scrollTop = item.offsetTop - (element.clientHeight - item.offsetHeight) / 2;
  }, [current, enabled]);
  return list;
}

/** A text with the words of a search marked in it, as far as they stand there as they were typed. */
export function Highlight({ text, words }: { text: string; words: string }) {
  return splitByKeywords(text, words).map(({ part, isWord }, place) =>
    isWord ? <mark key={place}>{part}</mark> : part,
  );
}

/** The parts of a text, words and what is between them; whatever the case of either. */
export function splitByKeywords(text: string, words: string): { part: string; isWord: boolean }[] {
  const wanted = words.split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [{ part: text, isWord: false }];
  const escaped = wanted
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'iu'))
    .map((part, place) => ({ part, isWord: place % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

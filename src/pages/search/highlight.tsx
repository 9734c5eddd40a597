/** A text in which every literal occurrence of the keywords is marked. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  return splitByKeywords(text, keyword).map(({ part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}

/**
 * Splits a text into matches and the parts between them, ignoring case. @param keyword one or more, separated by spaces
 */
export function splitByKeywords(text: string, keyword: string): { part: string; isMatch: boolean }[] {
  const keywords = keyword.split(/\s+/u).filter(Boolean);
  if (keywords.length === 0) return [{ part: text, isMatch: false }];
  // longest first: an alternation takes the first match
  const escaped = keywords
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'iu'))
    .map((part, index) => ({ part, isMatch: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

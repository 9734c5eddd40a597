import type { HelpEntry } from '@/contracts/help';
import { matchesText, type PinyinOf } from '@/shared/lib/match-text';

interface Topic {
  readonly topic: string;
  readonly entries: readonly HelpEntry[];
}

/**
 * The topics with the questions that have every word of a keyword in topic, question or answer, or as pinyin in topic or
 * question. Topics without such a question are left out.
 */
export function matchTopics<T extends Topic>(
  topics: readonly T[],
  keyword: string,
  pinyinOf: PinyinOf | null,
): Topic[] {
  const words = keyword.split(/\s+/u).filter(Boolean);
  return topics
    .map(({ topic, entries }) => ({
      topic,
      entries: entries.filter(({ question, answer }) =>
        words.every(
          (word) => matchesText(`${topic} ${question}`, word, pinyinOf) || matchesText(answer, word, null),
        ),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

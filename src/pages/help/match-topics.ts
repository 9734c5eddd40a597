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

/** Questions that are offered where none has every word. */
const maxSimilar = 5;

/**
 * The questions that are nearest to a keyword without a match: those that share pairs of neighbouring characters with
 * it. A pair weighs the more, the fewer questions have it. Questions with less than half of the best weight are left out.
 */
export function similarTopics<T extends Topic>(topics: readonly T[], keyword: string): Topic[] {
  const all = topics.flatMap(({ entries }) => entries);
  const wanted = pairsOf(keyword);
  const weights = new Map(
    [...wanted].map((pair) => [pair, 1 / all.filter(({ question }) => question.includes(pair)).length]),
  );
  const weightOf = ({ question }: HelpEntry) =>
    [...wanted].reduce((sum, pair) => sum + (question.includes(pair) ? (weights.get(pair) ?? 0) : 0), 0);
  const ranked = all
    .map((entry) => ({ entry, weight: weightOf(entry) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const best = ranked[0]?.weight ?? 0;
  const near = new Set(
    ranked
      .slice(0, maxSimilar)
      .filter(({ weight }) => weight >= best / 2)
      .map(({ entry }) => entry),
  );
  return topics
    .map(({ topic, entries }) => ({ topic, entries: entries.filter((entry) => near.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Pairs of neighbouring letters of a text, across no space or punctuation. */
function pairsOf(text: string): Set<string> {
  const runs = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((run) => [...run]);
  return new Set(runs.flatMap((run) => run.slice(1).map((letter, index) => `${run[index] ?? ''}${letter}`)));
}

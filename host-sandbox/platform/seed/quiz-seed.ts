/** A question; option ids are a, b, c … in order. */
export interface QuestionSeed {
  readonly kind: 'single' | 'multiple' | 'judge';
  readonly stem: string;
  readonly picture: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly solution: readonly string[];
  readonly explanation: string;
  /** Text of its case study. */
  readonly caseText: string | null;
}

/** A sample quiz; its time limit is its lesson's length. */
export interface QuizSeed {
  readonly course: string;
  readonly lesson: string;
  readonly passMark: number;
  readonly attempts: number;
  readonly drawn: number;
  /** See `quizzes.showsResults`. */
  readonly showsResults?: boolean;
  /** Text as `readBank` reads it. */
  readonly bank: string;
}

/**
 * Parses a question bank. A question is `? stem`, its options `+` right or `-` wrong, `= explanation`, and `! motif`
 * for a picture. Several right options make it multiple choice, the options 正确 and 错误 a true-false question. `[ text`
 * starts a case study, `]` ends it.
 * @throws Error at an invalid line, or for a question without explanation or right option
 */
export function readBank(text: string): QuestionSeed[] {
  let caseText: string | null = null;
  const drafts: { caseText: string | null; lines: string[] }[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('[ ')) caseText = line.slice(2);
    else if (line === ']') caseText = null;
    else if (line.startsWith('? ')) drafts.push({ caseText, lines: [line] });
    else if (/^[-+=!] /.test(line)) drafts.at(-1)?.lines.push(line);
    else throw new Error(`no question: ${line}`);
  }
  return drafts.map(({ lines, caseText }, index) => toQuestion(lines, caseText, index));
}

function toQuestion(lines: readonly string[], caseText: string | null, index: number): QuestionSeed {
  const textsOf = (marker: string) =>
    lines.filter((line) => line.startsWith(`${marker} `)).map((line) => line.slice(2));
  const marked = lines.filter((line) => /^[-+] /.test(line));
  const isJudgement = marked.every((line) => /^[-+] (正确|错误)$/.test(line));
  // The right options are written first and must not be rotated first.
  const offset = isJudgement ? 0 : (index * 3 + 1) % marked.length;
  const rotated = [...marked.slice(offset), ...marked.slice(0, offset)];
  const options = rotated.map((line, at) => ({ id: String.fromCharCode(97 + at), text: line.slice(2) }));
  const solution = options.filter((_, at) => rotated[at]?.startsWith('+')).map(({ id }) => id);
  const [[stem = ''], [explanation = ''], [motif]] = [textsOf('?'), textsOf('='), textsOf('!')];
  if (explanation === '' || solution.length === 0) throw new Error(`incomplete: ${stem}`);
  return {
    kind: isJudgement ? 'judge' : solution.length > 1 ? 'multiple' : 'single',
    stem,
    options,
    solution,
    explanation,
    caseText,
    picture: motif ? `/media/picture/${motif}.svg` : null,
  };
}

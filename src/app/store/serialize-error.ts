import { redact } from './redact';

/** Signs of an object that are kept, and those of it that are looked at for secrets before it is cut. */
const [maxLength, maxScanned] = [500, 20_000];

/**
 * What to write down of anything that was thrown. Of an object that is no error its message, with the code where it
 * has one, otherwise its JSON, and no more than 500 signs.
 * An object's text is scrubbed already: a secret that is cut in two could not be told any more.
 */
export function serializeError(thrown: unknown): { message: string; stack: string } {
  if (thrown instanceof Error) return { message: thrown.message, stack: thrown.stack ?? '' };
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown), stack: '' };
  const { message, code, stack } = thrown as Readonly<Record<string, unknown>>;
  const text = [message, code].filter(isText).join(' · ') || asJson(thrown);
  return {
    message: redact(text.slice(0, maxScanned)).slice(0, maxLength),
    stack: typeof stack === 'string' ? stack : '',
  };
}

const isText = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** JSON of an object; its kind where it has none, such as one that holds itself. */
function asJson(thrown: object): string {
  try {
    return JSON.stringify(thrown) ?? kindOf(thrown);
  } catch {
    return kindOf(thrown);
  }
}

const kindOf = (thrown: object) => Object.prototype.toString.call(thrown);

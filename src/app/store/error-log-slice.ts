import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { redact } from '@/contracts/redact';

/** One application error (R3.21). */
export interface LoggedError {
  id: string;
  /** Time stamp, milliseconds. */
  at: number;
  message: string;
  stack: string;
  /** In-app path at which it happened, without the query. */
  path: string;
}

/** Maximum number of entries; the oldest are dropped. */
export const maxLoggedErrors = 100;

/** The error log (R8.26). Entries are redacted before they are added. */
export const errorLog = createSlice({
  name: 'errorLog',
  initialState: (): LoggedError[] => [],
  reducers: {
    errorLogged: {
      prepare: (error: unknown, path: string, at: number) => ({ payload: entryOf(error, path, at) }),
      reducer: (state, { payload }: PayloadAction<LoggedError>) =>
        [...state, payload].slice(-maxLoggedErrors),
    },
    errorLogCleared: () => [],
  },
  selectors: { selectErrorLog: (state) => state },
});

export const { errorLogged, errorLogCleared } = errorLog.actions;
export const { selectErrorLog } = errorLog.selectors;

function entryOf(error: unknown, path: string, at: number): LoggedError {
  const { message, stack } = serializeError(error);
  return { id: nanoid(), at, message: redact(message), stack: redact(stack), path: redact(path) };
}

/** Maximum length of a thrown object's text, and how much of it is redacted before it is cut; in characters. */
const [maxLength, maxScanned] = [500, 20_000];

/**
 * Message and stack of a thrown value. For an object that is no Error: its message and code, else its JSON, redacted
 * before it is cut to 500 characters, since half a secret would not be recognised.
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

/** JSON of an object; its type when it has none, as for a circular object. */
function asJson(thrown: object): string {
  try {
    return JSON.stringify(thrown) ?? kindOf(thrown);
  } catch {
    return kindOf(thrown);
  }
}

const kindOf = (thrown: object) => Object.prototype.toString.call(thrown);

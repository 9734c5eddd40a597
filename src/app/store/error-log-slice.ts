import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { serializeError } from './serialize-error';
import { redact } from './redact';

/** One application error that nobody caught (R3.21). */
export interface LoggedError {
  id: string;
  /** Moment, milliseconds. */
  at: number;
  message: string;
  stack: string;
  /** In-app path it happened at, without the query. */
  path: string;
}

/** Entries that are kept; the oldest go first. */
export const maxLoggedErrors = 100;

/** The error log (R8.26). What comes in has been scrubbed. */
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

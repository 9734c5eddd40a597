import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type platformApi, type ApiDeps } from './platform-api';

/** A dispatch that understands the platform's thunks, whatever else the store holds. */
export type PlatformDispatch = ThunkDispatch<
  { [platformApi.reducerPath]: ReturnType<typeof platformApi.reducer> },
  ApiDeps,
  UnknownAction
>;

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps, PlatformState } from './platform-api';

/** A dispatch that understands the platform's thunks, whatever else the store holds. */
export type PlatformDispatch = ThunkDispatch<PlatformState, ApiDeps, UnknownAction>;

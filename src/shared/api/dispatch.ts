import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps, ApiState } from './base-api';

/** A dispatch that understands the platform's thunks, whatever else the store holds. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiDeps, UnknownAction>;

import type { ComponentType } from 'react';
import type { Message } from '@/shared/intl/define-messages';
import { defineChunk, type Chunk } from '@/shared/chunks/load-chunk';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { messages } from './messages';

/** One section of the user centre: its page, its entry in the section navigation and in the avatar menu. */
export interface Section {
  /** The segment of `/uc/{comp}`. */
  key: string;
  title: Message;
  chunk: Chunk<ComponentType>;
  /** Asks for the section's data while its chunk is under way. */
  preload: (dispatch: ApiDispatch) => Promise<void>;
}

/** The sections there are (R2.25, R2.26): one joins by its entry here. */
export const sections = [
  {
    key: 'userInfo',
    title: messages.userInfo,
    chunk: defineChunk(
      () => import('./user-info/user-info'),
      (module) => module.default,
    ),
    preload: async (dispatch) => (await import('./user-info/reads')).preload(dispatch),
  },
  {
    key: 'myProject',
    title: messages.myProject,
    chunk: defineChunk(
      () => import('./my-project/my-project'),
      (module) => module.default,
    ),
    preload: async (dispatch) => (await import('./my-project/preload')).preload(dispatch),
  },
  {
    key: 'myCredit',
    title: messages.myCredit,
    chunk: defineChunk(
      () => import('./my-credit/my-credit'),
      (module) => module.default,
    ),
    preload: async (dispatch) => (await import('./my-credit/reads')).preload(dispatch),
  },
  {
    key: 'myCert',
    title: messages.myCert,
    chunk: defineChunk(
      () => import('./my-cert/my-cert'),
      (module) => module.default,
    ),
    preload: async (dispatch) => (await import('./my-cert/preload')).preload(dispatch),
  },
] as const satisfies readonly Section[];

export type SectionKey = (typeof sections)[number]['key'];

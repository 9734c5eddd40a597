import type { FastifyInstance } from 'fastify';
import { registerArticle } from './article/article';
import { registerAttachment } from './attachment/attachment';
import { registerBanner } from './banner/banner';
import { registerCategory } from './category/category';
import { registerDictionary } from './dictionary/dictionary';
import { registerFriendLink } from './friend-link/friend-link';
import { registerMenu } from './menu/menu';
import { registerSession } from './session/session';

/** Every resource of the platform; to drop one, delete its line and its folder. */
export const modules = {
  session: registerSession,
  dictionary: registerDictionary,
  menu: registerMenu,
  category: registerCategory,
  article: registerArticle,
  attachment: registerAttachment,
  banner: registerBanner,
  friendLink: registerFriendLink,
} as const satisfies Record<string, (app: FastifyInstance) => void>;

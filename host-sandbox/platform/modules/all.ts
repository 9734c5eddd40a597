import type { FastifyInstance } from 'fastify';
import { registerAccount } from './account/account';
import { registerArticle } from './article/article';
import { registerAttachment } from './attachment/attachment';
import { registerBanner } from './banner/banner';
import { registerCaptcha } from './captcha/captcha';
import { registerCategory } from './category/category';
import { registerDictionary } from './dictionary/dictionary';
import { registerFriendLink } from './friend-link/friend-link';
import { registerMenu } from './menu/menu';
import { registerProfile } from './profile/profile';
import { registerSession } from './session/session';
import { registerSms } from './sms/sms';

/** Every resource of the platform; to drop one, delete its line and its folder. */
export const modules = {
  session: registerSession,
  captcha: registerCaptcha,
  sms: registerSms,
  account: registerAccount,
  profile: registerProfile,
  dictionary: registerDictionary,
  menu: registerMenu,
  category: registerCategory,
  article: registerArticle,
  attachment: registerAttachment,
  banner: registerBanner,
  friendLink: registerFriendLink,
} as const satisfies Record<string, (app: FastifyInstance) => void>;

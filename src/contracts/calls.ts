import {
  loginByCode,
  passwordError,
  passwordErrorRemove,
  passwordErrorSave,
  passwordReset,
  register,
} from './account';
import {
  accountClose,
  accountExport,
  loginRecords,
  passwordEdit,
  phoneEdit,
  signOutOthers,
} from './account-safety';
import { articleDetail, articlePage } from './article';
import { attachmentDownload, attachmentPage } from './attachment';
import { bannerList } from './banner';
import { captchaChallenge } from './captcha';
import { categoryTree } from './category';
import { dictData } from './dictionary';
import { friendLinkList } from './friend-link';
import { menuTree } from './menu';
import { avatarEdit, idNumberEdit, profile, profileEdit } from './profile';
import { login, logout, passwordTime, userInfo } from './session';
import { sendChangePhoneCode, sendLoginCode, sendRegisterCode, sendResetCode } from './sms';

/** Every declared call by its name: the list that client, platform, document and checks walk. */
export const calls = {
  login,
  userInfo,
  logout,
  captchaChallenge,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  sendChangePhoneCode,
  loginByCode,
  register,
  passwordReset,
  passwordErrorSave,
  passwordError,
  passwordErrorRemove,
  passwordTime,
  profile,
  profileEdit,
  avatarEdit,
  idNumberEdit,
  passwordEdit,
  phoneEdit,
  loginRecords,
  signOutOthers,
  accountExport,
  accountClose,
  dictData,
  menuTree,
  categoryTree,
  articlePage,
  articleDetail,
  attachmentPage,
  attachmentDownload,
  bannerList,
  friendLinkList,
} as const;

export type CallName = keyof typeof calls;

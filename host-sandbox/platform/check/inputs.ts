import type { CallName } from '@/contracts/calls';
import type { ErrorCode } from '@/contracts/error-codes';

/** What earlier answers gave for later calls. */
export interface Found {
  readonly username: string;
  readonly password: string;
  token?: string;
  articleId?: string | undefined;
  attachmentId?: string | undefined;
  profile?: object;
}

const firstPage = { current: 1, size: 10 };
/** A phone of the range that is never given out, and a code that no one was sent. */
const phone = '10000000000';
const code = '000000';
const captcha = 'bm8gc29sdXRpb24=';

/** A harmless input for each declared call; `null` where earlier answers gave nothing to ask for. */
export const inputs: Readonly<Record<CallName, (found: Found) => unknown>> = {
  login: ({ username, password }) => ({ username, password }),
  userInfo: () => ({}),
  logout: () => ({}),
  captchaChallenge: () => ({}),
  sendLoginCode: () => ({ phone, captcha }),
  sendRegisterCode: () => ({ phone, captcha }),
  sendResetCode: () => ({ phone, captcha }),
  sendChangePhoneCode: () => ({ phone, captcha }),
  loginByCode: () => ({ phone, code }),
  register: ({ password }) => ({
    ...{ username: 'check_platform', password, phone, code },
    ...{ realName: '接口检查', hospital: '接口检查', consent: true },
  }),
  passwordReset: ({ password }) => ({ phone, code, password }),
  passwordErrorSave: ({ username }) => ({ username }),
  passwordError: ({ username }) => ({ username }),
  passwordErrorRemove: ({ username }) => ({ username }),
  passwordTime: () => ({}),
  profile: () => ({}),
  profileEdit: ({ profile }) => profile ?? null,
  avatarEdit: () => ({ image: 'bm8gcGljdHVyZQ==' }),
  idNumberEdit: () => ({ idNumber: '110105194912310021', consent: true }),
  passwordEdit: ({ password }) => ({ oldPassword: password, newPassword: password }),
  phoneEdit: ({ password }) => ({ phone, code, password }),
  loginRecords: () => ({ ...firstPage, query: {} }),
  signOutOthers: () => ({}),
  accountExport: () => ({}),
  accountClose: ({ password }) => ({ password: `not ${password}` }),
  dictData: () => ({}),
  menuTree: () => ({}),
  categoryTree: () => ({}),
  articlePage: () => ({ ...firstPage, query: { articleType: 'news' } }),
  articleDetail: ({ articleId }) => (articleId ? { id: articleId, articleType: 'news' } : null),
  attachmentPage: () => ({ ...firstPage, query: {} }),
  attachmentDownload: ({ attachmentId }) => (attachmentId ? { id: attachmentId } : null),
  bannerList: () => ({}),
  friendLinkList: () => ({}),
};

/** Calls that would change something if they succeeded: their input is wrong on purpose, and this is the answer. */
export const refusals: Readonly<Partial<Record<CallName, ErrorCode>>> = {
  sendLoginCode: 'A0221',
  sendRegisterCode: 'A0221',
  sendResetCode: 'A0221',
  sendChangePhoneCode: 'A0221',
  loginByCode: 'A0220',
  register: 'A0220',
  passwordReset: 'A0220',
  avatarEdit: 'A0250',
  idNumberEdit: 'A0400',
  passwordEdit: 'A0240',
  phoneEdit: 'A0220',
  accountClose: 'A0210',
};

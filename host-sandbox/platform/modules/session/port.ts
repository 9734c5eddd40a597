// What other modules use of `session`.
export { currentSession, currentUser, lockCurrentUser, shareLockCurrentUser } from './current-user';
export { isKnownBrowser } from './known-callers';
export {
  clearAttempts,
  clearAttemptsBefore,
  consumePasswordAttempt,
  findAttemptStatus,
  knownBrowserKey,
  networkKey,
  ownPasswordKey,
  smallerStatus,
  usernameKey,
  withEntryRateLimit,
  wrongPasswordError,
} from './login-limits';
export {
  changePassword,
  createPasswordVerifier,
  hasPasswordOf,
  hashPassword,
  samePasswordError,
} from './password';
export { isSessionActive, openSession, recordLogin, revokeTokens } from './session-queries';
export { grantFor, readerOf, signQuery, verifyQuery, type UrlGrant } from './signed-url';
export {
  confirmedEmailOf,
  findUserById,
  findUserByName,
  findUserByPhone,
  normalizeUsername,
  samePhoneError,
  shareLockUser,
  updateUser,
  type User,
} from './users';

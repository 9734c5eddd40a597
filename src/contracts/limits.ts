/** Every limit that portal and platform share, once. Lengths are in characters, sizes in bytes. */
export const limits = {
  /** Records a page may ask for at most. */
  pageSize: 100,
  /** Page number a list may ask for at most. */
  pageNumber: 100_000,
  /** A login form accepts no shorter password (R5.22); new passwords follow the stricter rules of R5. */
  passwordMin: 6,
  /** Longest password read: a bound on hashing work, not a rule for people. */
  passwordMax: 128,
  usernameMax: 64,
  keywordMax: 50,
  articleTitleMax: 100,
  articleSummaryMax: 300,
  articleSourceMax: 40,
  /** Rich text of an article, markup included: as UTF-8 it fits into the body of a call. */
  articleContentMax: 60_000,
  /** Days an article may be published ahead. */
  scheduleDays: 366,
  attachmentNameMax: 120,
  attachmentBytes: 10 * 1024 * 1024,
  /** A message left at a contact page, and the days it is kept. */
  contactTextMax: 1000,
  contactMessageDays: 180,
  /** An operator's reason for a refusal. */
  reasonMax: 200,
  /** Lists that may be long count no further. */
  countMax: 1000,
  /** Hours a deleted site message can be brought back in. */
  messageRestoreHours: 24,
  /** Body of any JSON call. */
  bodyBytes: 256 * 1024,
  realNameMax: 20,
  hospitalMax: 60,
  departmentMax: 40,
  emailMax: 254,
  /** Solved captcha as it travels. */
  captchaMax: 2000,
  /** Seconds a captcha may be solved and used in. */
  captchaSeconds: 300,
  /** Seconds between two SMS to one phone, whatever they are for. */
  smsIntervalSeconds: 60,
  /** Seconds an SMS code is good for. */
  smsCodeSeconds: 300,
  /** Wrong tries after which an SMS code is dead. */
  smsCodeAttempts: 3,
  /** An avatar as it is stored: longest file, longest side in pixels. */
  avatarBytes: 200 * 1024,
  avatarSide: 512,
  /** Longest time in a lesson that is read, in seconds. */
  lessonSecondsMax: 24 * 60 * 60,
  /** Reports of progress in one call, and ranges in one report. */
  reportsPerCall: 50,
  rangesPerReport: 200,
  /** Apart from each other so many ranges of a lesson are kept at most. */
  storedRanges: 1000,
  /** Fastest playing that counts, and seconds that are granted for clocks that differ. */
  maxPlaybackRate: 2,
  watchSlackSeconds: 10,
  /** Seconds an address of a lesson's files is good for. */
  mediaUrlSeconds: 2 * 60 * 60,
  /** Days after the end of a course in which late reports of it are still taken. */
  lateReportDays: 30,
  /** Seconds after its deadline in which a quiz still takes what was on its way. */
  quizGraceSeconds: 2,
  quizOptions: 8,
  /** Years a certificate is good for. */
  certificateYears: 5,
} as const;

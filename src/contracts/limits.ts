/** The limits that portal and platform share. Lengths are in characters, sizes in bytes. */
export const limits = {
  /** Maximum records of a page. */
  pageSize: 100,
  /** Maximum page number. */
  pageNumber: 100_000,
  /** Minimum password of a login form (R5.22); new passwords have stricter rules (R5.1). */
  passwordMin: 6,
  /** Maximum password, which limits the cost of hashing. */
  passwordMax: 128,
  usernameMax: 64,
  keywordMax: 50,
  articleTitleMax: 100,
  articleSummaryMax: 300,
  articleSourceMax: 40,
  /** Rich text of an article with markup; as UTF-8 it fits into the body of a call. */
  articleContentMax: 60_000,
  /** An uploaded cover, and its longest side in pixels; the stored one has at most `coverStoredSide`. */
  coverBytes: 8 * 1024 * 1024,
  coverSide: 6000,
  coverStoredSide: 1280,
  /** Days ahead for which an article may be scheduled. */
  scheduleDays: 366,
  /** Articles of a type at the head of their list. */
  pinnedMax: 5,
  attachmentNameMax: 120,
  attachmentBytes: 10 * 1024 * 1024,
  /** A document of an enrolment, and the seconds for which an address of it is valid: its owner's or an operator's. */
  documentBytes: 5 * 1024 * 1024,
  documentUrlSeconds: 60,
  /** Days for which an enrolment without its documents keeps its seat. */
  documentDays: 7,
  /** A contact message, and the days after which it is deleted. */
  contactTextMax: 1000,
  contactMessageDays: 180,
  /** Look-ups of an answer per IP address and day. */
  contactFollowsPerDay: 50,
  /** An operator's reason for a decision. */
  reasonMax: 200,
  /** Courses that one person waits for. */
  waitlistMax: 50,
  /** Counting of long lists stops here. */
  countMax: 1000,
  /** Hours in which a deleted site message can be restored. */
  messageRestoreHours: 24,
  /** Default maximum body of a call. */
  bodyBytes: 256 * 1024,
  realNameMax: 60,
  hospitalMax: 60,
  departmentMax: 40,
  emailMax: 254,
  /** Encoded captcha payload. */
  captchaMax: 2000,
  /** Lifetime of a captcha in seconds. */
  captchaSeconds: 300,
  /** Seconds between two SMS to one phone, for any purpose. */
  smsIntervalSeconds: 60,
  /** Lifetime of an SMS code in seconds. */
  smsCodeSeconds: 300,
  /** Wrong attempts that invalidate a code. */
  smsCodeAttempts: 3,
  /** Lifetime of a code by e-mail in seconds. */
  emailCodeSeconds: 1800,
  /** A stored avatar: maximum file size, maximum side in pixels. */
  avatarBytes: 200 * 1024,
  avatarSide: 512,
  /** Maximum time in a lesson, in seconds. */
  lessonSecondsMax: 24 * 60 * 60,
  /** Maximum progress reports per call, and ranges per report. */
  reportsPerCall: 50,
  rangesPerReport: 200,
  /** Seconds between two progress reports of a portal: as the platform asks, within these bounds. */
  reportSecondsMin: 10,
  reportSecondsMax: 120,
  /** A trainee's note in a video, and the notes in one. */
  noteMax: 500,
  notesPerLesson: 200,
  /** Courses and hospitals that a trainee can add to the favourites. */
  favourites: 60,
  /** Courses on the page of a teacher. */
  teacherProjects: 24,
  /** Maximum disjoint ranges that are stored for a lesson. */
  storedRanges: 1000,
  /** Maximum playback rate that counts, and seconds allowed for clock differences. */
  maxPlaybackRate: 2,
  watchSlackSeconds: 10,
  /** Seconds between two watched ranges that are no seek ahead: a browser seeks to a frame. */
  seekToleranceSeconds: 1,
  /** All such gaps of a video together: that long, and this share of what was watched. */
  seekToleranceShare: 0.02,
  /** Lifetime of the URLs of a lesson's files in seconds. */
  mediaUrlSeconds: 2 * 60 * 60,
  /** Days after the end of a course in which late reports are accepted. */
  lateReportDays: 30,
  /** Seconds after the deadline in which a quiz still accepts answers that were sent before it. */
  quizGraceSeconds: 2,
  quizOptions: 8,
  /** Validity of a certificate in years. */
  certificateYears: 5,
} as const;

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { loginMethods, loginResults } from '@/contracts/login-records';
import type { NotificationEvent } from '@/contracts/notification';
import type { genders } from '@/contracts/session';
import type { CodePurpose } from '@/contracts/sms';
import { id, dateTime, reference } from './columns';

/** Users. A closed account keeps its id and no personal data. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: dateTime('password_changed_at').notNull(),
    phone: text('phone').unique(),
    avatar: text('avatar'),
    gender: text('gender').$type<(typeof genders)[number]>().notNull(),
    roles: text('roles').array().notNull(),
    permissions: text('permissions').array().notNull(),
    realName: text('real_name').notNull().default(''),
    hospital: text('hospital').notNull().default(''),
    department: text('department'),
    jobTitle: text('job_title'),
    email: text('email'),
    /** The address that a code proved. It counts while it is `email`; see `confirmedEmailOf`. */
    confirmedEmail: text('confirmed_email'),
    /** Events that are also sent by SMS or e-mail. */
    smsEvents: text('sms_events').array().$type<NotificationEvent[]>().notNull().default([]),
    emailEvents: text('email_events').array().$type<NotificationEvent[]>().notNull().default([]),
    /** Encrypted; see encryption.ts. */
    idNumberSealed: text('id_number_sealed'),
    idNumberConsentAt: dateTime('id_number_consent_at'),
    termsConsentAt: dateTime('terms_consent_at'),
    registeredAt: dateTime('registered_at').notNull().defaultNow(),
    closedAt: dateTime('closed_at'),
  },
  // Names that differ only in letter case could be confused.
  (table) => [uniqueIndex('users_username_lower').on(sql`lower(${table.username})`)],
);

/** Sessions. Only the SHA-256 of a token is stored, so a copy of this table grants no access. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session where neither token nor hash may appear. */
    sessionId: bigint('session_id', { mode: 'bigint' }).notNull().generatedByDefaultAsIdentity().unique(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuedAt: dateTime('issued_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    revokedAt: dateTime('revoked_at'),
  },
  (table) => [
    index('access_tokens_user').on(table.userId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
);

/** Sign-in attempts, listed for their user. `tokenHash` identifies the session that the attempt opened. */
export const loginRecords = pgTable(
  'login_records',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: dateTime('at').notNull(),
    method: text('method').$type<(typeof loginMethods)[number]>().notNull(),
    result: text('result').$type<(typeof loginResults)[number]>().notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    tokenHash: text('token_hash'),
    /** Hash of the browser's cookie; see browser-cookie.ts. */
    browser: text('browser'),
    /** Keyed hash of the network of a successful sign-in. */
    network: text('network'),
  },
  (table) => [
    index('login_records_age').on(table.at),
    index('login_records_browser').on(table.userId, table.browser),
    index('login_records_network').on(table.userId, table.network),
    index('login_records_newest').on(
      table.userId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Consecutive wrong passwords. The key is a hash, because people type passwords into the name field. */
export const passwordFailures = pgTable(
  'password_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastFailedAt: dateTime('last_failed_at').notNull(),
    lockedUntil: dateTime('locked_until'),
  },
  (table) => [index('password_failures_age').on(table.lastFailedAt)],
);

/** The key is a hash of action and subject. The names in the database are older than the term. */
export const rateLimitCounters = pgTable(
  'turn_counters',
  {
    key: text('key').primaryKey(),
    count: integer('turns').notNull(),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [index('turn_counters_end').on(table.endsAt)],
);

/**
 * SMS codes; a newer code replaces the older one of the same phone and purpose, except that of an own browser, one that
 * the owner of the phone has signed in with. `tries` counts the attempts of the requester, `otherTries` those of
 * everybody else.
 */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    requester: text('requester').notNull(),
    tries: integer('tries').notNull(),
    otherTries: integer('other_tries').notNull(),
    ofOwnBrowser: boolean('of_own_browser').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose] }),
    index('sms_codes_expiry').on(table.expiresAt),
  ],
);

/** Codes that prove an e-mail address; a newer code replaces the older one of the same user. */
export const emailCodes = pgTable(
  'email_codes',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [index('email_codes_expiry').on(table.expiresAt)],
);

/**
 * SMS and e-mails of the sample platform; `phone` holds e-mail addresses too. `delivered` is false for phones without
 * an account. Empty when the outbox is off.
 */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: id(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    sentAt: dateTime('sent_at').notNull(),
    delivered: boolean('delivered').notNull(),
  },
  (table) => [index('sms_outbox_phone').on(table.phone, table.id.desc().nullsFirst())],
);

/** Used captchas, stored until they would expire. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('used_captchas_expiry').on(table.expiresAt)],
);

/** Facts about the database itself, such as which key encrypted its secrets. */
export const platformFacts = pgTable('platform_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

import type { Session } from './http/access';
import type { CallsInProgress } from './http/calls-in-progress';
import type { Metrics } from './http/metrics';
import type { Database, PoolState } from './db/database';
import type { MediaStore } from './media/media-store';
import type { Settings } from './settings/settings';
import type { Encryption } from './encryption/encryption';

/** Verifies the `captcha` of a call; each solution is accepted once. */
export type VerifyCaptcha = (solution: string, now: Date) => Promise<boolean>;

/** Passes an SMS to a gateway; its errors contain neither phone nor text. @param key lets the gateway recognise a repetition */
export type DeliverSms = (message: { phone: string; text: string }, key?: string) => Promise<void>;

/** Passes an e-mail in plain text to a gateway. */
export type DeliverEmail = (
  message: { to: string; subject: string; text: string },
  key?: string,
) => Promise<void>;

/** Dependencies of the platform. */
export interface PlatformDeps {
  readonly database: Database;
  /** Connections to PostgreSQL. */
  readonly poolState?: () => PoolState;
  /** The current time; tests bring their own clock. */
  readonly clock: () => Date;
  readonly settings: Settings;
  /** Pictures, avatars, attachments and lesson files, served under `/media`. */
  readonly media: MediaStore;
  readonly encryption: Encryption;
  /** Another vendor's captcha; default: this platform's proof of work. */
  readonly verifyCaptcha?: VerifyCaptcha;
  /** An SMS gateway; default: none, SMS are only logged. */
  readonly deliverSms?: DeliverSms;
  /** An e-mail gateway; default: that of the sample, or none, and then nobody can choose e-mail. */
  readonly deliverEmail?: DeliverEmail;
  /** Time of this version's newest migration; before the database has it, the process is not ready. */
  readonly newestMigration: number;
  /** Whether the process drains before it stops; default: never. */
  readonly isDraining?: () => boolean;
  /** Content-Security-Policy of the portal's page, if there is one. */
  readonly contentSecurityPolicy: () => string | null;
}

/** The context that modules find at `app.platform`. */
export interface PlatformContext extends PlatformDeps, Metrics {
  readonly verifyCaptcha: VerifyCaptcha;
  readonly findSession: (token: string, isUse: boolean) => Promise<Session | null>;
  readonly explainNoSession: (token: string) => Promise<string>;
  /** Calls in progress, without those that wait in a queue. */
  readonly calls: CallsInProgress;
  /** Paths of registered calls. */
  readonly registeredPaths: Set<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: PlatformContext;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

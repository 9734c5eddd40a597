import type { Session } from './http/access';
import type { Database } from './db/database';
import type { Settings } from './settings';
import type { Encryption } from './encryption/encryption';

/** Decides whether the `captcha` of a call proves what it has to; each proof counts once. */
export type VerifyCaptcha = (solution: string, now: Date) => Promise<boolean>;

/** Hands a message to whoever brings it to the phone. */
export type DeliverSms = (message: { phone: string; text: string }) => Promise<void>;

/** What the platform's parts are given instead of reaching for it. */
export interface PlatformDeps {
  readonly database: Database;
  /** The present moment; tests may bring their own. */
  readonly clock: () => Date;
  readonly settings: Settings;
  /** Folder of pictures and attachments, served under `/media`. */
  readonly mediaFolder: string;
  readonly encryption: Encryption;
  /** Another vendor's captcha; default: the proof of work of this platform. */
  readonly verifyCaptcha?: VerifyCaptcha;
  /** An SMS gateway; default: none, and the log tells what was sent. */
  readonly deliverSms?: DeliverSms;
  /** How many migrations this version knows; with fewer applied it is not ready. */
  readonly migrationCount: number;
  /** Content-Security-Policy of the portal's page, if there is one. */
  readonly contentSecurityPolicy: () => string | null;
}

/** What `app.platform` offers to the modules. */
export interface PlatformContext extends PlatformDeps {
  readonly verifyCaptcha: VerifyCaptcha;
  readonly findSession: (token: string) => Promise<Session | null>;
  /** Paths of the registered calls. */
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

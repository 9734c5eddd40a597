import type { Session } from './http/access';
import type { Database } from './db/database';
import type { Settings } from './settings';

/** What the platform's parts are given instead of reaching for it. */
export interface PlatformDeps {
  readonly database: Database;
  /** The present moment; tests may bring their own. */
  readonly clock: () => Date;
  readonly settings: Settings;
  /** Folder of pictures and attachments, served under `/media`. */
  readonly mediaFolder: string;
  /** How many migrations this version knows; with fewer applied it is not ready. */
  readonly migrationCount: number;
  /** Content-Security-Policy of the portal's page, if there is one. */
  readonly contentSecurityPolicy: () => string | null;
}

/** What `app.platform` offers to the modules. */
export interface PlatformContext extends PlatformDeps {
  readonly findSession: (token: string) => Promise<Session | null>;
  /** Paths of the registered calls. */
  readonly served: Set<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: PlatformContext;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config host-sandbox/platform/core/db/drizzle.config.ts` after a change of a schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './host-sandbox/platform/core/db/*schema.ts',
  out: './host-sandbox/platform/core/db/migrations',
});

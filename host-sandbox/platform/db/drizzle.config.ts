import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config host-sandbox/platform/db/drizzle.config.ts` after a change of a schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './host-sandbox/platform/db/*schema.ts',
  out: './host-sandbox/platform/db/migrations',
});

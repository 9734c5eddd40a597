import { migrationsFolder } from './migrations';
import { createScratchDatabase } from '../../testing/postgres';
import { projectRoot } from '../../testing/project-root';
import { openPostgres } from './open-postgres';

// The embedded database is always UTF8.
const server = process.env.TEST_DATABASE_URL ?? '';

(server ? test : test.skip)('a database of another encoding than UTF8 is refused', async () => {
  const options = "encoding 'SQL_ASCII' locale 'C' template template0";
  const database = await createScratchDatabase(server, options);
  try {
    await expect(openPostgres(database.url, migrationsFolder(projectRoot()))).rejects.toThrow('SQL_ASCII');
  } finally {
    await database.drop();
  }
});

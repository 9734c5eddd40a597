import { isConnectionError } from '../db/errors';
import type { Database } from '../db/database';

/**
 * Stores the row of a new file in a transaction, and deletes the file if that fails. When the connection is lost at the
 * commit the row may be stored: the file stays then, because one that no row names is better than a row without its file.
 */
export async function storeRow<Result>(
  database: Database,
  write: (transaction: Database) => Promise<Result>,
  removeFile: () => Promise<void>,
): Promise<Result> {
  let isWritten = false;
  try {
    return await database.transaction(async (transaction) => {
      const result = await write(transaction);
      isWritten = true;
      return result;
    });
  } catch (error) {
    if (!isWritten || !isConnectionError(error)) await removeFile();
    throw error;
  }
}

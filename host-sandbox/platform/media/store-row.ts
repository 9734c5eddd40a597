import { isConnectionError } from '../db/errors';

/**
 * Stores the row of a new file, and deletes the file if that fails. When the connection is lost the row may be stored:
 * the file stays then, because one that no row names is better than a row without its file.
 */
export async function storeRow<Result>(
  store: () => Promise<Result>,
  removeFile: () => Promise<void>,
): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!isConnectionError(error)) await removeFile();
    throw error;
  }
}

import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RequiredDocument } from '@/contracts/enrolment-document';
import { bigints } from '../../core/db/columns';
import { projects, type CourseDocument } from '../../core/db/course-schema';
import { enrolmentDocuments, enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { safeFileName } from '../../core/media/disposition';

export type StoredDocument = typeof enrolmentDocuments.$inferSelect;

/** The stored documents of enrolments. */
export async function findDocuments(
  database: Database,
  enrolmentIds: readonly bigint[],
): Promise<StoredDocument[]> {
  if (enrolmentIds.length === 0) return [];
  return database
    .select()
    .from(enrolmentDocuments)
    .where(sql`${enrolmentDocuments.enrolmentId} = any(${bigints(enrolmentIds)})`);
}

/** The documents that a course requires, with those uploaded for one enrolment. */
export function toRequiredDocuments(
  documents: readonly CourseDocument[],
  stored: readonly StoredDocument[],
): RequiredDocument[] {
  return documents.map(({ code, name }) => {
    const file = stored.find((one) => one.code === code);
    return { code, name, file: file ? toFile(file) : null };
  });
}

/** As `toRequiredDocuments`, for operators, who save a document under a safe name. */
export function toReviewed(
  documents: readonly CourseDocument[],
  stored: readonly StoredDocument[],
  enrolmentId: bigint,
) {
  return documents.map(({ code, name }) => {
    const file = stored.find((one) => one.enrolmentId === enrolmentId && one.code === code);
    if (!file) return { code, name, file: null };
    const safeName = safeFileName(file.name, file.type);
    return { code, name, file: { ...toFile(file), id: String(file.id), name: safeName } };
  });
}

function toFile({ name, type, size, uploadedAt }: StoredDocument) {
  return { name, type, size, uploadedAt: uploadedAt.toISOString() };
}

/**
 * Deletes the documents of enrolments.
 * @param condition about enrolments
 * @returns their files, to delete once the transaction has been committed
 */
export async function removeDocuments(transaction: Database, condition: SQL | undefined): Promise<string[]> {
  const ids = transaction.select({ id: enrolments.id }).from(enrolments).where(condition);
  const removed = await transaction
    .delete(enrolmentDocuments)
    .where(inArray(enrolmentDocuments.enrolmentId, ids))
    .returning({ file: enrolmentDocuments.file });
  return removed.map(({ file }) => file);
}

/** A user's documents for their data export, without their content. */
export async function exportDocuments(database: Database, userId: bigint) {
  const rows = await database
    .select({ title: projects.title, document: enrolmentDocuments })
    .from(enrolmentDocuments)
    .innerJoin(enrolments, eq(enrolments.id, enrolmentDocuments.enrolmentId))
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(eq(enrolments.userId, userId))
    .orderBy(asc(enrolmentDocuments.id));
  return rows.map(({ title, document }) => ({ title, ...toFile(document) }));
}

import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  documentDownload,
  documentOpen,
  documentRemove,
  documentTypeOf,
  documentTypes,
  documentUpload,
  type RequiredDocument,
} from '@/contracts/enrolment-document';
import { isPending } from '@/contracts/enrolment-fields';
import { id } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { recordId } from '../../core/db/columns';
import { projects } from '../../core/db/course-schema';
import { enrolmentDocuments, enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { ApiError, notFound } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { decodeUpload, uploadRejected } from '../../core/media/decode-upload';
import { dispositionOf, safeFileName } from '../../core/media/disposition';
import { headersWithViewer, type MediaStore } from '../../core/media/media-store';
import { storeRow } from '../../core/media/store-row';
import { recordAudit } from '../audit/port';
import { currentSession, lockCurrentUser, grantFor, readerOf, signQuery } from '../session/port';
import { findDocuments, toRequiredDocuments } from './document-queries';
import { stateColumns, stateOf } from './enrolment-queries';
import { notifyEnrolmentState } from './notifications';

/** Documents that an enrolment asks for: their owner uploads them; the owner and operators alone read them. */
export function registerDocuments(app: FastifyInstance): void {
  const { database, media, encryption } = app.platform;

  registerEndpoint(app, documentUpload, async ({ projectId, code, name, content }, context) => {
    const bytes = decodeUpload(content, limits.documentBytes);
    const type = documentTypeOf(bytes);
    if (!type) throw uploadRejected('请上传 PDF、JPEG 或 PNG 文件');
    const file = `${randomBytes(16).toString('hex')}.${type}`;
    // Checked before anything is stored, and again with the lock.
    await requireUndecided(database, recordId(projectId), code, context);
    await media.write(documentPath(file), bytes);
    const write = async (transaction: Database) => {
      const enrolment = await lockUndecided(transaction, recordId(projectId), code, context);
      const before = await findDocuments(transaction, [enrolment.id]);
      const fields = { name, type, file, size: bytes.length, uploadedAt: context.now };
      await transaction
        .insert(enrolmentDocuments)
        .values({ enrolmentId: enrolment.id, code, ...fields })
        .onConflictDoUpdate({
          target: [enrolmentDocuments.enrolmentId, enrolmentDocuments.code],
          set: fields,
        });
      const after = await findDocuments(transaction, [enrolment.id]);
      const required = toRequiredDocuments(enrolment.documents, after);
      if (enrolment.state === 'incomplete' && isComplete(required))
        await changeState(transaction, enrolment, 'enrolled', context.now);
      const replaced = before.filter((one) => one.code === code).map((one) => one.file);
      return { required, replaced };
    };
    const { required, replaced } = await storeRow(database, write, () => media.remove(documentPath(file)));
    await deleteDocumentFiles(media, replaced);
    return required;
  });

  registerEndpoint(app, documentRemove, async ({ projectId, code }, context): Promise<RequiredDocument[]> => {
    const { required, removed } = await database.transaction(async (transaction) => {
      const enrolment = await lockUndecided(transaction, recordId(projectId), code, context);
      const removed = await transaction
        .delete(enrolmentDocuments)
        .where(and(eq(enrolmentDocuments.enrolmentId, enrolment.id), eq(enrolmentDocuments.code, code)))
        .returning({ file: enrolmentDocuments.file });
      const left = await findDocuments(transaction, [enrolment.id]);
      const required = toRequiredDocuments(enrolment.documents, left);
      if (removed.length > 0 && enrolment.state !== 'incomplete')
        await changeState(transaction, enrolment, 'incomplete', context.now);
      return { required, removed: removed.map(({ file }) => file) };
    });
    await deleteDocumentFiles(media, removed);
    return required;
  });

  /** The media path of a document, for this session alone. */
  const addressOf = (documentId: string, context: RequestContext) => {
    const subject = subjectOf(documentId);
    const query = signQuery(encryption, subject, grantFor(context, subject));
    return { url: `/media/enrolment-document/${documentId}?${query}` };
  };

  registerEndpoint(app, documentOpen, async ({ projectId, code }, context) => {
    const [found] = await database
      .select({ id: enrolmentDocuments.id })
      .from(enrolmentDocuments)
      .innerJoin(enrolments, eq(enrolments.id, enrolmentDocuments.enrolmentId))
      .where(
        and(
          eq(enrolments.projectId, recordId(projectId)),
          eq(enrolments.userId, currentSession(context).userId),
          eq(enrolmentDocuments.code, code),
        ),
      );
    if (!found) throw notFound('该材料');
    return addressOf(String(found.id), context);
  });

  registerEndpoint(app, documentDownload, async ({ id: documentId }, context) => {
    await database.transaction(async (transaction) => {
      const [found] = await transaction
        .select({ userId: enrolments.userId, title: projects.title })
        .from(enrolmentDocuments)
        .innerJoin(enrolments, eq(enrolments.id, enrolmentDocuments.enrolmentId))
        .innerJoin(projects, eq(projects.id, enrolments.projectId))
        .where(eq(enrolmentDocuments.id, recordId(documentId)));
      if (!found) throw notFound('该材料');
      const { userId: personId, title } = found;
      await recordAudit(transaction, context, {
        action: 'documentDownload',
        subject: documentId,
        personId,
        title,
      });
    });
    return addressOf(documentId, context);
  });

  serveDocuments(app);
}

const isComplete = (documents: readonly RequiredDocument[]) => documents.every(({ file }) => file !== null);

/** Hands an enrolment in when its documents are complete, and takes it back when one has been removed. */
async function changeState(
  transaction: Database,
  { id: enrolmentId, userId, project }: Undecided,
  state: 'enrolled' | 'incomplete',
  now: Date,
): Promise<void> {
  await transaction.update(enrolments).set(stateColumns(state, now)).where(eq(enrolments.id, enrolmentId));
  const notified = state === 'enrolled' ? 'complete' : 'incompleteAgain';
  await notifyEnrolmentState(transaction, userId, notified, { project, reason: null, now });
}

type Undecided = Awaited<ReturnType<typeof requireUndecided>>;

const subjectOf = (id: string) => ({
  use: 'enrolment-document',
  id,
  seconds: limits.documentUrlSeconds,
});

/** Serves a document at an address that was signed for its owner or an operator: as a download, with `show` in the browser. */
function serveDocuments(app: FastifyInstance): void {
  const { database, media } = app.platform;
  app.get<{
    Params: { id: string };
    Querystring: { show?: string };
  }>('/media/enrolment-document/:id', async (request, reply) => {
    const number = id.safeParse(request.params.id);
    if (!number.success) throw expired();
    const reader = await readerOf(app.platform, subjectOf(number.data), request.query);
    if (!reader) throw expired();
    const [found] = await database
      .select({ row: enrolmentDocuments, ownerId: enrolments.userId })
      .from(enrolmentDocuments)
      .innerJoin(enrolments, eq(enrolments.id, enrolmentDocuments.enrolmentId))
      .where(eq(enrolmentDocuments.id, recordId(number.data)));
    if (!found) throw notFound('该材料');
    const { row, ownerId } = found;
    const isShown = request.query.show !== undefined;
    if (!reader.isOperator && reader.id !== ownerId) throw expired();
    return media.send(request, reply, documentPath(row.file), {
      type: documentTypes[row.type],
      headers: {
        ...headersWithViewer(isShown && row.type === 'pdf'),
        'cache-control': 'private, no-store',
        'content-disposition': dispositionOf(safeFileName(row.name, row.type), isShown),
      },
    });
  });
}

/** One error for every reason, so that it gives no hints. */
const expired = () => new ApiError('A0403', '下载地址已失效，请重新下载');

const documentPath = (file: string) => `enrolment-document/${file}`;

/** Deletes the files of rows that were deleted; the sample's, which several rows share, stay. */
export async function deleteDocumentFiles(media: MediaStore, files: readonly string[]): Promise<void> {
  for (const file of files) if (/^[0-9a-f]{32}\./.test(file)) await media.remove(documentPath(file));
}

/** As `requireUndecided`, and locks the enrolment. */
async function lockUndecided(
  transaction: Database,
  projectId: bigint,
  code: string,
  context: RequestContext,
) {
  await lockCurrentUser(transaction, context);
  await transaction
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.projectId, projectId), eq(enrolments.userId, currentSession(context).userId)))
    .for('update');
  return requireUndecided(transaction, projectId, code, context);
}

/**
 * The user's enrolment, whose documents may change until it is decided, because the decision depends on them.
 * @throws ApiError A0404 without enrolment or for a document that the course does not ask for, A0409
 */
async function requireUndecided(
  database: Database,
  projectId: bigint,
  code: string,
  context: RequestContext,
) {
  const [row] = await database
    .select({
      id: enrolments.id,
      userId: enrolments.userId,
      state: enrolments.state,
      incompleteSince: enrolments.incompleteSince,
      changedAt: enrolments.changedAt,
      documents: projects.documents,
      project: { id: projects.id, title: projects.title },
    })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(and(eq(enrolments.projectId, projectId), eq(enrolments.userId, currentSession(context).userId)));
  if (!row || row.state === 'left') throw new ApiError('A0404', '您没有报名该培训项目');
  if (!row.documents.some((one) => one.code === code))
    throw new ApiError('A0404', '该培训项目不需要这份材料');
  if (!isPending(row.state)) throw new ApiError('A0409', '报名已审核，不能再更改材料', { state: row.state });
  return { ...row, state: stateOf(row) };
}

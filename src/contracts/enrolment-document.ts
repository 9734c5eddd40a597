import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime, dictCode, id, mediaPath, singleLine } from './fields';
import { limits } from './limits';
import { listOf } from './tolerant-reader';

export const documentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type DocumentType = keyof typeof documentTypes;

const signatures: Readonly<Record<DocumentType, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type of a document by its first bytes, independent of its name; `null` for a type that is not accepted. */
export function documentTypeOf(head: Uint8Array): DocumentType | null {
  const types = Object.keys(signatures) as DocumentType[];
  return types.find((type) => signatures[type].every((byte, index) => head[index] === byte)) ?? null;
}

/** A stored document; `size` in bytes. */
export const storedDocument = z.object({
  name: z.string(),
  type: z.enum(['pdf', 'jpg', 'png']),
  size: z.int(),
  uploadedAt: dateTime,
});

/** A document that a course requires; `file` is the caller's, `null` if there is none. */
export const requiredDocument = z.object({
  code: dictCode,
  name: z.string(),
  file: z.nullable(storedDocument),
});
export type RequiredDocument = z.infer<typeof requiredDocument>;

const documents = listOf(requiredDocument);

/**
 * Stores a document of my enrolment and replaces the previous one; allowed until the enrolment is decided. The last
 * missing one makes an `incomplete` enrolment `enrolled`. Returns all documents that the course requires. A0251: not one of `documentTypes`, empty or too large.
 */
export const documentUpload = defineCall({
  path: '/{product}2/portal/enrolment/document/upload',
  summary: '上传报名材料，审核前可更换',
  access: 'member',
  capability: 'documents',
  // Base64 has four characters for three bytes; plus the JSON around them.
  maxBodyBytes: Math.ceil(limits.documentBytes / 3) * 4 + 4096,
  request: z.object({
    projectId: id,
    code: dictCode,
    name: singleLine(limits.attachmentNameMax),
    /** Bytes in base64. */
    content: z.string().check(z.minLength(1)),
  }),
  response: documents,
  errors: ['A0251', 'A0404', 'A0409'],
  readOnly: false,
});

/**
 * Deletes a document of my enrolment, until it is decided, which makes it `incomplete`. Idempotent. Returns all documents that the course requires.
 */
export const documentRemove = defineCall({
  path: '/{product}2/portal/enrolment/document/remove',
  summary: '删除报名材料，审核前可删除',
  access: 'member',
  capability: 'documents',
  request: z.object({ projectId: id, code: dictCode }),
  response: documents,
  errors: ['A0404', 'A0409'],
  readOnly: false,
});

/** The media path of a document of my enrolment, for a minute and for this session only. */
export const documentOpen = defineCall({
  path: '/{product}2/portal/enrolment/document/download',
  summary: '本人报名材料的限时下载地址',
  access: 'member',
  capability: 'documents',
  request: z.object({ projectId: id, code: dictCode }),
  response: z.object({ url: mediaPath }),
  errors: ['A0404'],
  readOnly: true,
});

/** A document for operators. */
export const reviewedDocument = z.object({
  code: dictCode,
  name: z.string(),
  file: z.nullable(z.extend(storedDocument, { id })),
});

/** The media path of a document, for a minute and for this session only. Each use is recorded. */
export const documentDownload = defineCall({
  path: '/{product}2/admin/enrolment/document/download',
  summary: '报名材料的限时下载地址',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({ id }),
  response: z.object({ url: mediaPath }),
  errors: ['A0403', 'A0404'],
  readOnly: false,
});

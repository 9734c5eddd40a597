// What other modules use of `attachment`.
export { attachmentPath, draftSubject, isPdf, toAttachment } from './attachment-presenter';
export type { AttachmentRow } from './attachment-queries';

import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { documentTypeOf, documentUpload } from '@/contracts/enrolment-document';
import { limits } from '@/contracts/limits';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { isAborted, type ApiErrorData } from '@/shared/api/api-error';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApi } from '@/shared/api/call-api';
import { toBase64 } from '@/shared/lib/to-base64';
import { useToasts } from '@/shared/ui/toast-queue';
import { useUnmountEffect } from '@/shared/ui/use-unmount-effect';
import { messages } from './messages';

/** Why a file is rejected before it is sent. */
type FileProblem = 'documentEmpty' | 'documentTooLarge' | 'documentBadType' | 'documentUnreadable';

export type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; problem: FileProblem; error?: never }
  | { step: 'failed'; problem?: never; error: ApiErrorData };

/** Enough for five megabytes on a slow phone. */
const timeoutMs = 180_000;

/** Uploads a document of an enrolment, with progress. The upload can be cancelled, and retried after a failure. */
export function useDocumentUpload(projectId: string, code: string) {
  const dispatch = useDispatch<ApiDispatch>();
  const toasts = useToasts();
  const invalidate = useInvalidateEnrolment();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const last = useRef<File>(null);
  const running = useRef<AbortController>(null);
  useUnmountEffect(() => running.current?.abort());

  async function send(file: File) {
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    last.current = file;
    const isCurrent = () => running.current === abort;
    setState({ step: 'sending', share: 0 });
    const sizeProblem = file.size === 0 ? 'documentEmpty' : 'documentTooLarge';
    const fits = file.size > 0 && file.size <= limits.documentBytes;
    const content = fits ? await toBase64(file).catch(() => null) : null;
    if (!isCurrent() || abort.signal.aborted) return;
    if (content === null || !hasAcceptedHead(content)) {
      const problem = content === null ? 'documentUnreadable' : 'documentBadType';
      setState({ step: 'failed', problem: fits ? problem : sizeProblem });
      return;
    }
    const name = file.name.slice(-limits.attachmentNameMax);
    const onProgress = (share: number) => {
      if (isCurrent() && !abort.signal.aborted) setState({ step: 'sending', share });
    };
    const options = { signal: abort.signal, timeoutMs, onProgress };
    const { error } = await dispatch(
      callApi(documentUpload, { projectId, code, name, content }, undefined, options),
    );
    if (!isCurrent()) return;
    if (!error) toasts.show({ kind: 'success', text: messages.documentStored });
    setState(error && !isAborted(error) ? { step: 'failed', error } : { step: 'idle' });
    // Also after a failure: the document may be stored, or the enrolment decided meanwhile.
    invalidate();
  }

  return {
    state,
    start: (file: File) => void send(file),
    retry: () => {
      if (last.current) void send(last.current);
    },
    cancel: () => {
      running.current?.abort();
      setState({ step: 'idle' });
    },
  };
}

/** Checks the first bytes, as the platform does: a file name proves nothing. */
function hasAcceptedHead(base64: string): boolean {
  const head = atob(base64.slice(0, 24));
  return documentTypeOf(Uint8Array.from(head, (character) => character.charCodeAt(0))) !== null;
}

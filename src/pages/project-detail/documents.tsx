import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentOpen, documentRemove, type RequiredDocument } from '@/contracts/enrolment-document';
import { limits } from '@/contracts/limits';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { useErrorMessage } from '@/shared/api/error-message';
import { useMediaUrl } from '@/shared/config/config-context';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { saveByLink } from '@/shared/lib/save-by-link';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { useAction } from '@/shared/ui/use-action';
import { useFocusFallback } from '@/shared/ui/use-focus-fallback';
import styles from './documents.module.css';
import { messages } from './messages';
import { useDocumentUpload } from './use-document-upload';

/** Hint for the file chooser; the content decides. */
const accepted = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/**
 * The documents that an enrolment requires, each with its file.
 * @param isOpen whether they may be changed; false once the enrolment is decided
 */
export function Documents({
  projectId,
  documents,
  isOpen,
}: {
  projectId: string;
  documents: readonly RequiredDocument[];
  isOpen: boolean;
}) {
  const heading = useId();
  const missing = documents.filter(({ file }) => file === null).length;
  return (
    <section className={styles.documents} aria-labelledby={heading}>
      <h3 id={heading}>
        <FormattedMessage {...messages.documents} />
      </h3>
      {isOpen && (
        <p>
          <FormattedMessage
            {...messages[missing > 0 ? 'documentsMissing' : 'documentsComplete']}
            values={{ missing, megabytes: limits.documentBytes / 1024 / 1024 }}
          />
        </p>
      )}
      <ul>
        {documents.map((document) => (
          <DocumentItem key={document.code} projectId={projectId} document={document} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  );
}

function DocumentItem({
  projectId,
  document: { code, name, file },
  isOpen,
}: {
  projectId: string;
  document: RequiredDocument;
  isOpen: boolean;
}) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const { confirm } = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const { state, start, retry, cancel } = useDocumentUpload(projectId, code);
  const item = useFocusFallback(`${state.step} ${file?.uploadedAt}`);
  const [remove, removing] = useAction(documentRemove, {
    success: messages.documentRemoved,
    onSettled: useInvalidateEnrolment(),
  });
  const label = (message: typeof messages.documentChoose) => `${intl.formatMessage(message)} ${name}`;
  const confirmAndRemove = async () => {
    const { confirmDocumentRemove: text, documentRemove: confirmLabel } = messages;
    if (await confirm({ text, values: { name }, confirmLabel, danger: true }))
      await remove({ projectId, code });
  };
  return (
    <li ref={item} tabIndex={-1}>
      <strong lang={contentLanguage}>{name}</strong>
      {file ? (
        <span className={styles.file}>
          <OpenButton projectId={projectId} code={code} name={file.name} /> ·{' '}
          <FormattedDateTime value={file.uploadedAt} />
        </span>
      ) : (
        <span className={styles.file}>
          <FormattedMessage {...messages.documentNone} />
        </span>
      )}
      {state.step === 'sending' && (
        <div className={styles.sending}>
          <progress value={state.share} max={1} aria-label={label(messages.documentSending)} />
          <Button aria-label={label(messages.documentCancel)} onClick={cancel}>
            <FormattedMessage {...messages.documentCancel} />
          </Button>
        </div>
      )}
      {state.step === 'failed' && (
        <p className={styles.problem} role="alert">
          {state.problem ? (
            <FormattedMessage
              {...messages[state.problem]}
              values={{ megabytes: limits.documentBytes / 1024 / 1024 }}
            />
          ) : (
            errorMessage(state.error)
          )}
        </p>
      )}
      {isOpen && state.step !== 'sending' && (
        <div className={styles.actions}>
          {state.step === 'failed' && !state.problem && (
            <Button aria-label={label(messages.documentRetry)} onClick={retry}>
              <FormattedMessage {...messages.documentRetry} />
            </Button>
          )}
          <Button
            solid={file === null}
            aria-label={label(file ? messages.documentReplace : messages.documentChoose)}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage {...(file ? messages.documentReplace : messages.documentChoose)} />
          </Button>
          {file && (
            <Button
              aria-label={label(messages.documentRemove)}
              aria-disabled={removing}
              onClick={() => {
                if (!removing) void confirmAndRemove();
              }}
            >
              <FormattedMessage {...messages.documentRemove} />
            </Button>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={label(messages.documentChoose)}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = ''; // lets the same file be chosen again
          if (chosen) start(chosen);
        }}
      />
    </li>
  );
}

/** The name of an uploaded document; a click opens the file for its owner. */
function OpenButton({ projectId, code, name }: { projectId: string; code: string; name: string }) {
  const intl = useIntl();
  const media = useMediaUrl();
  const [open, busy] = useAction(documentOpen, {
    onSuccess: ({ url }) => {
      saveByLink(media(url), name);
    },
  });
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={intl.formatMessage(messages.documentDownload, { name })}
      aria-disabled={busy}
      onClick={() => void open({ projectId, code })}
    >
      <span lang={contentLanguage}>{name}</span>
    </button>
  );
}

import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Attachment } from '@/contracts/attachment';
import { DownloadButton } from '@/features/downloads/download-button';
import { FileSize } from '@/features/downloads/file-size';
import { DictionaryNames } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { useTableHeight } from '@/shared/ui/table-height';
import { fileKind } from './file-kind';
import styles from './downloads-page.module.css';
import { messages } from './messages';
import { Preview } from './preview';

/** The columns of a page of files; those that the platform leaves empty are left out. */
function columnsOf(files: readonly Attachment[]) {
  return [
    'file',
    ...(files.some(({ category }) => category) ? (['category'] as const) : []),
    'size',
    ...(files.some(({ downloads }) => downloads !== undefined) ? (['downloads'] as const) : []),
    'published',
    'actions',
  ] as const;
}
type Column = ReturnType<typeof columnsOf>[number];

/**
 * The files with kind, size and number of downloads. On wide screens the table scrolls inside itself; its height is the
 * window's minus one row of filters (R9.12).
 */
export function FilesTable({ files }: { files: readonly Attachment[] }) {
  const intl = useIntl();
  const columns = columnsOf(files);
  const style: CSSProperties & Record<'--table-height', string> = {
    '--table-height': `${useTableHeight(1)}px`,
  };
  return (
    <div
      className={styles.scroll}
      style={style}
      role="region"
      aria-label={intl.formatMessage(messages.title)}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                <FormattedMessage {...messages[name]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.id} file={file} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FileRow({ file, columns }: { file: Attachment; columns: readonly Column[] }) {
  const intl = useIntl();
  const kind = fileKind(file.contentType);
  return (
    <tr>
      <th scope="row">
        <span className={styles.kind} data-kind={kind} aria-hidden="true">
          {kind}
        </span>
        <span lang={contentLanguage}>{file.name}</span>
      </th>
      {columns.includes('category') && (
        <td>{file.category && <DictionaryNames of={[['download_category', file.category]]} />}</td>
      )}
      <td>
        <FileSize bytes={file.size} />
      </td>
      {columns.includes('downloads') && (
        <td data-label={intl.formatMessage(messages.downloads)}>
          {file.downloads !== undefined && <FormattedNumber value={file.downloads} />}
        </td>
      )}
      <td>
        <FormattedDay value={file.publishedAt} />
      </td>
      <td>
        <div className={styles.actions}>
          <Preview file={file} kind={kind} className={styles.preview} />
          <DownloadButton file={file} className={styles.download} />
        </div>
      </td>
    </tr>
  );
}

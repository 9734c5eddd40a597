import { Button, Input, Radio } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import type { ArticleDraft } from './article-draft';
import { ownPathOf } from './article-pictures';
import { ArticlePreview } from './article-preview';
import { namesOfRemoved, pictureAddressOf, type Article, type ArticleApi } from './articles-api';
import { PasteNote } from './paste-note';
import { useCleanText } from './use-clean-text';
import { modes, useContentView } from './use-content-view';
import { useEditorModule } from './use-editor-module';
import { usePastedPictures } from './use-pasted-pictures';

/** Id of the field that holds the text, in either view. */
export const contentId = 'article-content';

/**
 * The text of an article in three views: the visual editor, HTML, and a preview at the widths of a computer and a
 * phone.
 */
export function ArticleContent(props: {
  api: ArticleApi;
  draft: ArticleDraft;
  invalid: boolean;
  /** Whether an error ends the access of the author, who is then led to the sign-in. */
  isDenied: (error: unknown) => boolean;
  onChange: (content: string) => void;
  /** The article, which is stored first when it is new: a picture is a file of a stored article. */
  storedArticle: () => Promise<Article>;
  onBusy: (busy: boolean) => void;
}) {
  const { api, draft, invalid, onChange } = props;
  const { content } = draft.fields;
  const editor = useEditorModule();
  const { mode, note, fitsEditor, choose } = useContentView({ ...props, editor });
  // The visual editor writes only what the platform stores.
  const clean = useCleanText(api, mode === 'visual' ? '' : content, draft.article?.id ?? null);
  const { pasted, storePictures, clearPasted } = usePastedPictures(api, props.storedArticle, props.onBusy);
  const pictureAddress = useMemo(() => pictureAddressOf(api, draft.article), [api, draft.article]);
  const views = useRef<HTMLDivElement>(null);
  return (
    <div className="article-wide">
      <div ref={views} className="article-modes">
        <span>正文</span>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label="正文的视图"
          value={mode}
          options={modes.map((option) => ({
            ...option,
            disabled: (editor.failed && option.value !== 'source') || pasted?.state === 'running',
          }))}
          onChange={({ target }) => choose(target.value as typeof mode)}
        />
      </div>
      {pasted && (
        <PasteNote
          {...pasted}
          onClose={() => {
            clearPasted();
            document.getElementById(contentId)?.focus();
          }}
        />
      )}
      {editor.failed && (
        <LoadError retryLabel="重新载入" onRetry={editor.retry}>
          可视编辑和预览没有载入，可以先用源代码编辑。
        </LoadError>
      )}
      {fitsEditor === false && mode === 'source' && (
        <p className="article-note">
          这篇内容有可视编辑不能保留的手写标记，因此以源代码打开，不会丢失任何内容。
        </p>
      )}
      {mode === 'source' && <SourceField content={content} invalid={invalid} onChange={onChange} />}
      {mode !== 'source' && editor.module === null && <Loading>正在载入编辑器…</Loading>}
      {mode === 'visual' && editor.module && (
        <editor.module.RichEditor
          id={contentId}
          label="正文"
          html={content}
          invalid={invalid}
          pictures={picturesOf(draft)}
          pictureAddress={pictureAddress}
          ownPath={ownPathOf(api, draft.article)}
          storePictures={storePictures}
          onChange={onChange}
        />
      )}
      {mode === 'preview' && editor.module && clean.isLoading && <Loading>正在载入预览…</Loading>}
      {mode === 'preview' && !clean.isLoading && clean.error !== '' && (
        <LoadError
          retryLabel="重试"
          onRetry={() => {
            clean.retry();
            views.current?.querySelector<HTMLElement>('input:checked')?.focus();
          }}
        >
          预览没有载入：{clean.error}{' '}
        </LoadError>
      )}
      {mode === 'preview' && editor.module && !clean.isLoading && clean.error === '' && (
        <ArticlePreview
          Frame={editor.module.PreviewFrame}
          api={api}
          draft={draft}
          content={clean.content}
          pictureAddress={pictureAddress}
        />
      )}
      <p className="article-note" aria-live="polite">
        {note ||
          (mode !== 'preview' && clean.error) ||
          (clean.leftOut.length > 0 && `不会显示，保存时去除：${namesOfRemoved(clean.leftOut)}`)}
      </p>
    </div>
  );
}

/** The text as HTML. */
function SourceField(props: { content: string; invalid: boolean; onChange: (content: string) => void }) {
  return (
    <Input.TextArea
      id={contentId}
      aria-label="正文（HTML）"
      className="article-content"
      maxLength={60_000}
      required
      spellCheck={false}
      {...(props.invalid && ({ status: 'error', 'aria-invalid': true } as const))}
      value={props.content}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <p className="article-loading" aria-busy="true">
      {children}
    </p>
  );
}

function LoadError(props: { children: ReactNode; retryLabel: string; onRetry: () => void }) {
  return (
    <p className="article-note" role="alert">
      {props.children}
      <Button size="small" onClick={props.onRetry}>
        {props.retryLabel}
      </Button>
    </p>
  );
}

const picturesOf = ({ article }: ArticleDraft) =>
  (article?.attachments ?? []).flatMap(({ name, contentType, preview }) =>
    preview && contentType.startsWith('image/') ? [{ name, src: preview }] : [],
  );

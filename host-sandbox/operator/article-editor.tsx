import { App, Button, Modal, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useOperator } from './operator-context';
import { errorText } from '../kits/web/platform-call';
import { categoryNameOf, isSaved, trimFields, type ArticleDraft, type Note } from './article-draft';
import { ArticleContent, contentId } from './article-content';
import { ArticleCover } from './article-cover';
import { ArticleFieldInputs } from './article-fields';
import { ArticleFiles } from './article-files';
import { namesOfRemoved, type Article, type ArticleApi, type ArticleFields } from './articles-api';
import { confirmDanger } from './confirm-danger';

/** Edits one article. Input stays until the platform has stored it or the author discards it. */
export function ArticleEditor(props: {
  api: ArticleApi;
  draft: ArticleDraft;
  /** Whether an error ends the access of the author, who is then led to the sign-in. */
  isDenied: (error: unknown) => boolean;
  onChanged: () => void;
}) {
  const { api, draft } = props;
  const { drafts } = useOperator();
  const { modal } = App.useApp();
  const [note, setNote] = useState<Note>({ text: '' });
  const [missing, setMissing] = useState<readonly (keyof ArticleFields)[]>([]);
  const [busy, setBusy] = useState(false);
  const title = useRef<InputRef>(null);
  const saved = isSaved(draft);
  useWarningBeforeUnload(!saved);

  function change(fields: Partial<ArticleFields>) {
    drafts.changeFields(fields);
    setMissing((before) => before.filter((key) => !(key in fields)));
    setNote({ text: '' });
  }

  function showError(error: unknown) {
    if (!props.isDenied(error)) setNote({ text: errorText(error), failed: true });
  }

  function close() {
    if (busy) return;
    if (saved) return drafts.close();
    confirmDanger(modal, {
      title: '放弃修改',
      content: `“${draft.fields.title || '未命名的草稿'}”有未保存的修改，放弃后不能恢复。`,
      okText: '放弃修改',
      cancelText: '继续编辑',
      onOk: drafts.close,
    });
  }

  async function save() {
    const fields = trimFields(draft.fields);
    const empty = (['title', 'content'] as const).filter((key) => fields[key] === '');
    setMissing(empty);
    if (empty.length > 0) {
      if (empty[0] === 'title') title.current?.focus();
      else document.getElementById(contentId)?.focus();
      return setNote({ text: '请填写标题和正文', failed: true });
    }
    setBusy(true);
    setNote({ text: '正在保存…' });
    try {
      const stored = await api.save(draft.article?.id ?? null, draft.article?.revision ?? 0, fields);
      const current = drafts.draft.get();
      if (!current) return;
      // The stored text replaces the sent one, unless the author typed in the meantime.
      const unchanged = current.fields.content.trim() === fields.content;
      const savedFields = { ...fields, content: stored.content };
      drafts.change({
        article: stored,
        savedFields,
        ...(unchanged && { fields: { ...current.fields, content: stored.content } }),
      });
      const removed = namesOfRemoved(stored.leftOut);
      setNote({ text: `已保存：${stored.title}${removed && `。已去除不会显示的：${removed}`}` });
      props.onChanged();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }

  /** The article in the editor; a new one is stored as a draft. */
  async function storedArticle(): Promise<Article> {
    const current = drafts.draft.get();
    if (current?.article) return current.article;
    const fields = trimFields(current?.fields ?? draft.fields);
    const sent = { ...fields, title: fields.title || '未命名的草稿' };
    const stored = await api.save(null, 0, { ...sent, content: sent.content || '<p>图片</p>' });
    if (drafts.draft.get()?.article === null)
      drafts.change({ article: stored, savedFields: { ...sent, content: stored.content } });
    props.onChanged();
    return stored;
  }

  return (
    <Modal
      open
      className="article-dialog"
      title={draft.article ? '编辑内容' : '新建草稿'}
      width={1080}
      style={{ top: 16 }}
      closable={false}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={(open) => {
        if (open) title.current?.focus();
      }}
      footer={
        <div className="article-foot">
          <p className="article-note" role="status" data-failed={note.failed && ''}>
            {note.text}
          </p>
          <div className="operator-actions">
            <Button aria-disabled={busy} onClick={close}>
              关闭
            </Button>
            <Button
              type="primary"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void save();
              }}
            >
              保存
            </Button>
          </div>
        </div>
      }
    >
      <div className="article-fields">
        <ArticleFieldInputs
          api={api}
          fields={draft.fields}
          categoryName={categoryNameOf(draft)}
          missing={missing}
          title={title}
          onChange={change}
        />
        <ArticleContent
          api={api}
          draft={draft}
          invalid={missing.includes('content')}
          isDenied={props.isDenied}
          onChange={(content) => change({ content })}
          storedArticle={storedArticle}
          onBusy={setBusy}
        />
      </div>
      <ArticleCover
        api={api}
        article={draft.article}
        busy={busy}
        onBusy={setBusy}
        onNote={setNote}
        onError={showError}
        onChanged={props.onChanged}
      />
      <ArticleFiles api={api} article={draft.article} onNote={setNote} onError={showError} />
    </Modal>
  );
}

/** The browser asks before it leaves the page with unsaved input. */
function useWarningBeforeUnload(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}

import { App, Button, Input, Modal, Select, type InputRef } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host';
import { errorText } from '../platform-call';
import { isSaved, trimFields, type ArticleDraft } from './article-draft';
import { ArticleFiles } from './article-files';
import { ArticlePreview } from './article-preview';
import {
  namesOfRemoved,
  typeNames,
  type ArticleApi,
  type ArticleFields,
  type ArticleType,
} from './articles-api';

/** What came of the last action in the editor. */
export interface Note {
  text: string;
  failed?: boolean;
}

/** Edits one article. Input stays until the platform has stored it or the author discards it. */
export function ArticleEditor(props: { api: ArticleApi; draft: ArticleDraft; onChanged: () => void }) {
  const { api, draft } = props;
  const { draft: drafts } = useHost();
  const { modal } = App.useApp();
  const [note, setNote] = useState<Note>({ text: '' });
  const [missing, setMissing] = useState<readonly (keyof ArticleFields)[]>([]);
  const [busy, setBusy] = useState(false);
  const title = useRef<InputRef>(null);
  const content = useRef<InputRef>(null);
  const saved = isSaved(draft);
  useWarningBeforeUnload(!saved);

  function change(fields: Partial<ArticleFields>) {
    drafts.change({ fields: { ...draft.fields, ...fields } });
    setMissing(missing.filter((key) => !(key in fields)));
    setNote({ text: '' });
  }

  function close() {
    if (busy) return;
    if (saved) return drafts.close();
    void modal.confirm({
      title: '放弃修改',
      content: '有未保存的修改，确定放弃吗？',
      okText: '放弃修改',
      onOk: drafts.close,
    });
  }

  async function save() {
    const fields = trimFields(draft.fields);
    const empty = (['title', 'content'] as const).filter((key) => fields[key] === '');
    setMissing(empty);
    if (empty.length > 0) {
      (empty[0] === 'title' ? title : content).current?.focus();
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
      setNote({ text: errorText(error), failed: true });
    } finally {
      setBusy(false);
    }
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
        <CategoryFields api={api} fields={draft.fields} onChange={change} />
        <Field label="标题" id="article-title">
          <Input
            id="article-title"
            ref={title}
            maxLength={100}
            required
            {...invalid(missing.includes('title'))}
            value={draft.fields.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="来源" id="article-source">
          <Input
            id="article-source"
            maxLength={40}
            value={draft.fields.source}
            onChange={(event) => change({ source: event.target.value })}
          />
        </Field>
        <Field label="摘要" id="article-summary" wide>
          <Input
            id="article-summary"
            maxLength={300}
            value={draft.fields.summary}
            onChange={(event) => change({ summary: event.target.value })}
          />
        </Field>
        <Field label="正文（HTML）" id="article-content">
          <Input.TextArea
            id="article-content"
            ref={content}
            className="article-content"
            maxLength={60_000}
            required
            spellCheck={false}
            {...invalid(missing.includes('content'))}
            value={draft.fields.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        </Field>
        <ArticlePreview api={api} content={draft.fields.content} />
      </div>
      <ArticleFiles api={api} article={draft.article} onNote={setNote} />
    </Modal>
  );
}

function Field(props: { label: string; id: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'article-wide' : undefined}>
      <label htmlFor={props.id}>{props.label}</label>
      {props.children}
    </div>
  );
}

const invalid = (isInvalid: boolean) =>
  isInvalid ? ({ status: 'error', 'aria-invalid': true } as const) : {};

/** Type and category. The chosen category stays selectable while the list of categories does not arrive. */
function CategoryFields(props: {
  api: ArticleApi;
  fields: ArticleFields;
  onChange: (fields: Partial<ArticleFields>) => void;
}) {
  const { api, onChange } = props;
  const { articleType, categoryId } = props.fields;
  const [loaded, setLoaded] = useState<{ type: ArticleType; categories: { id: string; name: string }[] }>();
  useEffect(() => {
    let active = true;
    api.categories(articleType).then(
      (categories) => {
        if (active) setLoaded({ type: articleType, categories });
      },
      () => null,
    );
    return () => {
      active = false;
    };
  }, [api, articleType]);
  const chosen = categoryId === null ? [] : [{ id: categoryId, name: '原分类' }];
  const known = loaded?.type === articleType ? loaded.categories : chosen;
  return (
    <>
      <Field label="栏目" id="article-type">
        <Select
          id="article-type"
          value={articleType}
          virtual={false}
          options={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
          onChange={(type) => onChange({ articleType: type, categoryId: null })}
        />
      </Field>
      <Field label="分类" id="article-category">
        <Select
          id="article-category"
          value={categoryId ?? ''}
          virtual={false}
          options={[
            { value: '', label: '不分类' },
            ...known.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onChange({ categoryId: id || null })}
        />
      </Field>
    </>
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

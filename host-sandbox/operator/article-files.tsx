import { App, Button, Select } from 'antd';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useOperator } from './operator-context';
import type { Note } from './article-draft';
import type { Article, ArticleApi, AttachedFile } from './articles-api';
import { confirmDanger } from './confirm-danger';
import { fileSizeMax, readUpload, whileBusy } from './upload';

/** The category of a file that fits no other; the choice while the dictionary is missing. */
const other = 'other';
const acceptedTypes = '.pdf,.docx,.xlsx,.pptx,.zip,.png,.jpg,.jpeg';

/** The files of a stored article; they are added and removed at once. */
export function ArticleFiles(props: {
  api: ArticleApi;
  article: Article | null;
  onNote: (note: Note) => void;
  onError: (error: unknown) => void;
}) {
  const { api, article, onNote, onError } = props;
  const { drafts } = useOperator();
  const { modal } = App.useApp();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [category, setCategory] = useState(other);
  const [busy, setBusy] = useState(false);
  const files = article?.attachments ?? [];
  useEffect(() => void api.fileCategories().then(setNames), [api]);

  /** Changes the files of the article, if it is still the one in the editor. */
  function setFiles(change: (files: readonly AttachedFile[]) => AttachedFile[]) {
    const current = drafts.draft.get()?.article;
    if (!current || current.id !== article?.id) return false;
    drafts.change({ article: { ...current, attachments: change(current.attachments) } });
    return true;
  }

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file || !article || busy) return;
    setBusy(true);
    try {
      const content = await readUpload(file, fileSizeMax);
      onNote({ text: `正在添加附件：${file.name}` });
      const added = await api.addFile(article.id, file.name, category, content);
      if (setFiles((before) => [...before, added])) onNote({ text: `已添加附件：${added.name}` });
    } catch (error) {
      onError(error);
    } finally {
      target.value = '';
      setBusy(false);
    }
  }

  async function remove({ id, name }: AttachedFile) {
    try {
      await api.removeFile(id);
      setFiles((before) => before.filter((file) => file.id !== id));
      onNote({ text: `已删除附件：${name}` });
    } catch (error) {
      onError(error);
    }
  }

  return (
    <fieldset className="article-file-fields">
      <legend>附件（10 MB 以内，保存草稿后可添加）</legend>
      <ul className="article-files" aria-label="附件">
        {files.map((file) => (
          <li key={file.id}>
            <span>{`${file.name}（${[names.get(file.category ?? ''), file.size !== null && `${Math.ceil(file.size / 1024)} KB`].filter(Boolean).join('，')}）`}</span>
            <Button
              size="small"
              danger
              aria-label={`删除附件：${file.name}`}
              onClick={() =>
                confirmDanger(modal, {
                  title: '删除附件',
                  content: `确定删除附件“${file.name}”吗？删除后不能恢复。`,
                  okText: '删除',
                  onOk: () => void remove(file),
                })
              }
            >
              删除
            </Button>
          </li>
        ))}
      </ul>
      <div className="article-file-choice">
        <label htmlFor="file-category">附件分类</label>
        <Select
          id="file-category"
          className="operator-select"
          value={category}
          virtual={false}
          options={(names.size > 0 ? [...names] : [[other, '其他'] as const]).map(([value, label]) => ({
            value,
            label,
          }))}
          onChange={setCategory}
        />
        <input
          type="file"
          accept={acceptedTypes}
          aria-label="添加附件"
          disabled={article === null}
          {...whileBusy(busy)}
          onChange={(event) => void add(event)}
        />
      </div>
    </fieldset>
  );
}

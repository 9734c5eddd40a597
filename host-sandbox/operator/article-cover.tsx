import { App, Button } from 'antd';
import type { ChangeEvent } from 'react';
import { useOperator } from './operator-context';
import type { Note } from './article-draft';
import type { Article, ArticleApi } from './articles-api';
import { confirmDanger } from './confirm-danger';
import { readUpload, whileBusy } from './upload';

/** Bytes of a picture that the platform accepts (its `limits.coverBytes`). */
const maxBytes = 8 * 1024 * 1024;

/** The cover of a stored article, cropped as the list and the article's page show it; changes are stored at once. */
export function ArticleCover(props: {
  api: ArticleApi;
  article: Article | null;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onNote: (note: Note) => void;
  onError: (error: unknown) => void;
  /** Called when the platform has stored a change. */
  onChanged: () => void;
}) {
  const { api, article, busy, onBusy, onNote } = props;
  const { drafts } = useOperator();
  const { modal } = App.useApp();
  const cover = article?.cover ?? null;

  async function store(image: () => Promise<string | null>, done: string) {
    if (!article || busy) return;
    onBusy(true);
    onNote({ text: '正在保存封面…' });
    try {
      const stored = await api.setCover(article, await image());
      if (drafts.draft.get()?.article?.id !== stored.id) return;
      drafts.change({ article: stored });
      onNote({ text: done });
      props.onChanged();
    } catch (error) {
      props.onError(error);
    } finally {
      onBusy(false);
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file)
      void store(() => readUpload(file, maxBytes), `已设置封面：${file.name}`).then(
        () => (target.value = ''),
      );
  }

  return (
    <fieldset className="article-file-fields">
      <legend>封面（PNG、JPEG 或 WebP，8 MB 以内，保存草稿后可设置）</legend>
      {cover === null ? (
        <p className="article-note">没有封面。</p>
      ) : (
        <div className="article-covers">
          <figure>
            <img className="article-cover-list" src={api.mediaAddress(cover)} alt="封面在列表中的样子" />
            <figcaption>列表中</figcaption>
          </figure>
          <figure>
            <img className="article-cover-page" src={api.mediaAddress(cover)} alt="封面在正文页的样子" />
            <figcaption>正文页</figcaption>
          </figure>
        </div>
      )}
      <div className="article-file-choice">
        <input
          type="file"
          accept=".png,.jpg,.jpeg,.webp"
          aria-label={cover === null ? '选择封面' : '更换封面'}
          disabled={article === null}
          {...whileBusy(busy)}
          onChange={choose}
        />
        {cover !== null && (
          <Button
            danger
            size="small"
            aria-disabled={busy}
            onClick={() =>
              confirmDanger(modal, {
                title: '移除封面',
                content: `确定移除“${article?.title ?? ''}”的封面吗？图片文件一并删除，不能恢复。`,
                okText: '移除',
                onOk: () => void store(() => Promise.resolve(null), '已移除封面'),
              })
            }
          >
            移除封面
          </Button>
        )}
      </div>
    </fieldset>
  );
}

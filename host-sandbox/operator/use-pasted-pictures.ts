import { useState } from 'react';
import { useOperator } from './operator-context';
import { takePictures } from './article-pictures';
import type { Article, ArticleApi, AttachedFile } from './articles-api';
import type { EditorOptions } from './editor/use-editor-view';
import type { PasteResult } from './paste-note';

/** Stores the pictures of pasted texts as files of the article, and reports what became of the last ones. */
export function usePastedPictures(
  api: ArticleApi,
  storedArticle: () => Promise<Article>,
  onBusy: (busy: boolean) => void,
) {
  const { drafts } = useOperator();
  /** `null` while no text with pictures was pasted. */
  const [pasted, setPasted] = useState<PasteResult | null>(null);

  const storePictures: EditorOptions['storePictures'] = async (pictures, lost) => {
    if (pictures.length > 0) {
      setPasted({ text: `正在带入 ${pictures.length} 张图片…`, state: 'running' });
      onBusy(true);
    }
    const taken = await takePictures(api, storedArticle, addFile, pictures, lost);
    onBusy(false);
    const count = taken.addresses.size;
    const done = count > 0 ? `已带入 ${count} 张图片，它们也在附件里。` : '';
    setPasted({ text: done + taken.lost, state: taken.lost ? 'failed' : 'done' });
    return taken.addresses;
  };

  function addFile(file: AttachedFile) {
    const article = drafts.draft.get()?.article;
    if (article) drafts.change({ article: { ...article, attachments: [...article.attachments, file] } });
  }

  return { pasted, storePictures, clearPasted: () => setPasted(null) };
}

import { App, Button, Input, Radio } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../host';
import { errorText } from '../platform-call';
import type { ArticleDraft } from './article-draft';
import { namesOfRemoved, pictureAddressOf, type ArticleApi } from './articles-api';
import { confirmDanger } from './confirm-danger';
import { ArticlePreview } from './article-preview';
import type * as Editor from './editor';
import { useCleanText } from './use-clean-text';

type EditorModule = typeof Editor;
type Mode = 'visual' | 'source' | 'preview';

const modeNames: Record<Mode, string> = { visual: '可视编辑', source: 'HTML 源代码', preview: '预览' };

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
}) {
  const { api, draft, invalid, onChange } = props;
  const { content } = draft.fields;
  const { draft: drafts } = useHost();
  const { modal } = App.useApp();
  const editor = useEditorModule();
  /** What the change to the visual editor reports. */
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<'visual' | 'source' | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const views = useRef<HTMLDivElement>(null);
  /** Number of the newest choice of a view. */
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );
  /** Whether the visual editor holds all of the text that was opened. */
  const fitsEditor = useOpenedText(content, editor.module);
  const view = chosen ?? (editor.failed || fitsEditor === false ? 'source' : 'visual');
  const mode: Mode = previewing ? 'preview' : view;
  // The visual editor writes only what the platform stores.
  const clean = useCleanText(api, mode === 'visual' ? '' : content);
  const pictureAddress = useMemo(() => pictureAddressOf(api, draft.article), [api, draft.article]);

  function edit(next: typeof view) {
    setChosen(next);
    setPreviewing(false);
  }

  /** The visual editor accepts only text that the platform would store; it asks before content would be lost. */
  async function openVisual() {
    if (view === 'visual' || content.trim() === '') return edit('visual');
    const choice = newest.current;
    setNote('正在打开可视编辑…');
    try {
      const [{ content: stored }, module] = await Promise.all([api.preview(content), loadEditor()]);
      if (choice !== newest.current) return;
      // The response is about the text that was sent, and must not replace what was typed since.
      if (drafts.draft.get()?.fields.content !== content)
        return setNote('正文在此期间有改动，请再选一次“可视编辑”。');
      setNote('');
      const open = () => {
        if (stored !== content) onChange(stored);
        edit('visual');
      };
      // Without the editor its own note is shown.
      if (module === null) return;
      if (module.canRepresent(stored)) return open();
      confirmDanger(modal, {
        title: '改用可视编辑',
        content:
          '这篇内容有手写的标记（如表格标题、列宽或特别的嵌套），可视编辑不能保留。改用后一经修改，这些标记会丢失。',
        okText: '仍然改用',
        onOk: open,
      });
    } catch (reason) {
      if (choice === newest.current && !props.isDenied(reason)) setNote(errorText(reason));
    }
  }

  function choose(next: Mode) {
    newest.current += 1;
    setNote('');
    if (next === 'visual') void openVisual();
    else if (next === 'source') edit('source');
    else setPreviewing(true);
  }

  return (
    <div className="article-wide">
      <div ref={views} className="article-modes">
        <span>正文</span>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label="正文的视图"
          value={mode}
          options={Object.entries(modeNames).map(([value, label]) => ({
            value,
            label,
            disabled: editor.failed && value !== 'source',
          }))}
          onChange={({ target }) => choose(target.value as Mode)}
        />
      </div>
      {editor.failed && (
        <p className="article-note" role="alert">
          可视编辑和预览没有载入，可以先用源代码编辑。
          <Button size="small" onClick={editor.retry}>
            重新载入
          </Button>
        </p>
      )}
      {fitsEditor === false && mode === 'source' && (
        <p className="article-note">
          这篇内容有可视编辑不能保留的手写标记，因此以源代码打开，不会丢失任何内容。
        </p>
      )}
      {mode === 'source' && (
        <Input.TextArea
          id={contentId}
          aria-label="正文（HTML）"
          className="article-content"
          maxLength={60_000}
          required
          spellCheck={false}
          {...(invalid && ({ status: 'error', 'aria-invalid': true } as const))}
          value={content}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {mode !== 'source' && editor.module === null && (
        <p className="article-loading" aria-busy="true">
          正在载入编辑器…
        </p>
      )}
      {mode === 'visual' && editor.module && (
        <editor.module.RichEditor
          id={contentId}
          label="正文"
          html={content}
          invalid={invalid}
          pictures={picturesOf(draft)}
          pictureAddress={pictureAddress}
          onChange={onChange}
        />
      )}
      {mode === 'preview' && editor.module && clean.isLoading && (
        <p className="article-loading" aria-busy="true">
          正在载入预览…
        </p>
      )}
      {mode === 'preview' && !clean.isLoading && clean.error !== '' && (
        <p className="article-note" role="alert">
          预览没有载入：{clean.error}{' '}
          <Button
            size="small"
            onClick={() => {
              clean.retry();
              views.current?.querySelector<HTMLElement>('input:checked')?.focus();
            }}
          >
            重试
          </Button>
        </p>
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

/** Whether the visual editor holds the text with which the dialog was opened; `null` until it is known. */
function useOpenedText(content: string, module: EditorModule | null): boolean | null {
  const [opened] = useState(content);
  return useMemo(() => module && (opened.trim() === '' || module.canRepresent(opened)), [opened, module]);
}

/** Loads the visual editor. @returns `null` when it cannot be loaded */
const loadEditor = (): Promise<EditorModule | null> => import('./editor').catch(() => null);

/** The visual editor, which is loaded when an article is opened. */
function useEditorModule() {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ module: EditorModule | null; failed: boolean }>({
    module: null,
    failed: false,
  });
  useEffect(() => {
    let active = true;
    const set = (next: typeof loaded) => {
      if (active) setLoaded(next);
    };
    void loadEditor().then((module) => set({ module, failed: module === null }));
    return () => {
      active = false;
    };
  }, [attempt]);
  return { ...loaded, retry: () => setAttempt(attempt + 1) };
}

const picturesOf = ({ article }: ArticleDraft) =>
  (article?.attachments ?? []).flatMap(({ name, contentType, preview }) =>
    preview && contentType.startsWith('image/') ? [{ name, src: preview }] : [],
  );

import { App } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOperator } from './operator-context';
import { errorText } from '../kits/web/platform-call';
import type { ArticleDraft } from './article-draft';
import type { ArticleApi } from './articles-api';
import { confirmDanger } from './confirm-danger';
import { loadEditor, type EditorModule, type useEditorModule } from './use-editor-module';

type Mode = 'visual' | 'source' | 'preview';

const modeNames: Record<Mode, string> = { visual: '可视编辑', source: 'HTML 源代码', preview: '预览' };
export const modes = Object.entries(modeNames).map(([value, label]) => ({ value: value as Mode, label }));

/** The view of an article's text that the author has chosen, and what the change of the view reports. */
export function useContentView(props: {
  api: ArticleApi;
  draft: ArticleDraft;
  editor: ReturnType<typeof useEditorModule>;
  isDenied: (error: unknown) => boolean;
  onChange: (content: string) => void;
}) {
  const { api, draft, editor, onChange } = props;
  const { content } = draft.fields;
  const { drafts } = useOperator();
  const { modal } = App.useApp();
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<'visual' | 'source' | null>(null);
  const [previewing, setPreviewing] = useState(false);
  /** Number of the newest choice of a view. */
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );
  const fitsEditor = useOpenedText(content, editor.module);
  const view = chosen ?? (editor.failed || fitsEditor === false ? 'source' : 'visual');

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
      const [{ content: stored }, module] = await Promise.all([
        api.preview(content, draft.article?.id ?? null),
        loadEditor(),
      ]);
      if (choice !== newest.current) return;
      // The response is about the text that was sent, and must not replace what was typed since.
      if (drafts.draft.get()?.fields.content !== content)
        return setNote('正文在此期间有改动，请再选一次“可视编辑”。');
      setNote('');
      // Without the editor its own note is shown.
      if (module === null) return;
      const open = () => {
        if (stored !== content) onChange(stored);
        edit('visual');
      };
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

  return {
    mode: previewing ? ('preview' as const) : view,
    note,
    fitsEditor,
    choose(next: Mode) {
      newest.current += 1;
      setNote('');
      if (next === 'visual') void openVisual();
      else if (next === 'source') edit('source');
      else setPreviewing(true);
    },
  };
}

/** Whether the visual editor holds all of the text with which the dialog was opened; `null` until it is known. */
function useOpenedText(content: string, module: EditorModule | null): boolean | null {
  const [opened] = useState(content);
  return useMemo(() => module && (opened.trim() === '' || module.canRepresent(opened)), [opened, module]);
}

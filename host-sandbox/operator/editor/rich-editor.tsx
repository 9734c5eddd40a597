import { useEffect, useRef } from 'react';
import 'prosemirror-view/style/prosemirror.css';
import 'virtual:article-preview.css';
import './rich-editor.css';
import type { Picture } from './insert-forms';
import { Toolbar } from './toolbar';
import { useEditorView, type EditorOptions } from './use-editor-view';

/** Edits the text of an article as the portal shows it. */
export function RichEditor(
  props: EditorOptions & {
    id: string;
    label: string;
    invalid: boolean;
    /** Pictures that can be put into the text. */
    pictures: readonly Picture[];
  },
) {
  const { id, label, invalid } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditorView(place, props);

  useEffect(() => {
    editor?.view.setProps({
      attributes: {
        id,
        role: 'textbox',
        lang: 'zh-CN',
        spellcheck: 'false',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-invalid': String(invalid),
      },
    });
  }, [editor?.view, id, label, invalid]);

  return (
    <div className="rich-editor" data-invalid={invalid || undefined}>
      {editor && <Toolbar view={editor.view} state={editor.state} controls={id} pictures={props.pictures} />}
      <div className="article-preview-styles rich-editor-page">
        <div ref={place} className="text" />
      </div>
    </div>
  );
}

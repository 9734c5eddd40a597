import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Select } from 'antd';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  hasStyle,
  insertRule,
  insertTable,
  isIn,
  linkAt,
  setTextKind,
  textKindOf,
  toggleList,
  toggleQuote,
  toggleStyle,
  type TextKind,
} from './commands';
import { LinkForm, PictureForm, type Picture } from './insert-forms';
import { TableTools } from './table-tools';

const kindNames: Record<TextKind, string> = { p: '正文', h2: '大标题', h3: '中标题', h4: '小标题' };

/** The tools above a text. One button is a Tab stop; arrow keys lead to the others. */
export function Toolbar(props: {
  view: EditorView;
  state: EditorState;
  /** The id of the text. */
  controls: string;
  pictures: readonly Picture[];
}) {
  const { view, state } = props;
  const [form, setForm] = useState<'link' | 'picture' | null>(null);
  /** The tool in the tab order: the one that had the focus last. */
  const [stop, setStop] = useState('加粗');
  const run = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };
  const toggle = (name: 'link' | 'picture') => setForm(form === name ? null : name);
  const close = () => {
    setForm(null);
    view.focus();
  };
  const button = (
    label: string,
    icon: ReactNode,
    rest: Omit<ToolProps, 'label' | 'icon' | 'isStop' | 'onFocus'>,
  ) => <Tool label={label} icon={icon} isStop={label === stop} onFocus={() => setStop(label)} {...rest} />;
  const tool = (label: string, icon: ReactNode, command: Command, pressed?: boolean) =>
    button(label, icon, { pressed, onClick: () => run(command) });
  return (
    <>
      <div
        className="rich-editor-tools"
        role="toolbar"
        aria-label="正文格式"
        aria-controls={props.controls}
        onKeyDown={moveFocus}
      >
        <Select
          size="small"
          className="rich-editor-kind"
          aria-label="段落样式"
          virtual={false}
          value={textKindOf(state)}
          placeholder="其他"
          options={Object.entries(kindNames).map(([value, label]) => ({ value, label }))}
          onChange={(kind) => kind && run(setTextKind(kind))}
        />
        {tool('加粗', <BoldOutlined />, toggleStyle('strong'), hasStyle(state, 'strong'))}
        {tool('斜体', <ItalicOutlined />, toggleStyle('em'), hasStyle(state, 'em'))}
        {tool('下划线', <UnderlineOutlined />, toggleStyle('u'), hasStyle(state, 'u'))}
        {tool('删除线', <StrikethroughOutlined />, toggleStyle('s'), hasStyle(state, 's'))}
        {tool('项目列表', <UnorderedListOutlined />, toggleList('ul'), isIn(state, 'ul'))}
        {tool('编号列表', <OrderedListOutlined />, toggleList('ol'), isIn(state, 'ol'))}
        {tool('引用', '“”', toggleQuote, isIn(state, 'blockquote'))}
        {tool('分隔线', <MinusOutlined />, insertRule)}
        {button('链接', <LinkOutlined />, { expanded: form === 'link', onClick: () => toggle('link') })}
        {button('图片', <PictureOutlined />, {
          expanded: form === 'picture',
          onClick: () => toggle('picture'),
        })}
        {tool('表格', <TableOutlined />, insertTable)}
        {button('撤销', <UndoOutlined />, { idle: undoDepth(state) === 0, onClick: () => run(undo) })}
        {button('重做', <RedoOutlined />, { idle: redoDepth(state) === 0, onClick: () => run(redo) })}
      </div>
      {form === 'link' && <LinkForm address={linkAt(state)} onRun={run} onClose={close} />}
      {form === 'picture' && <PictureForm pictures={props.pictures} onRun={run} onClose={close} />}
      {isIn(state, 'table') && <TableTools onRun={run} />}
    </>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  pressed?: boolean | undefined;
  /** Whether the form of the tool is open. */
  expanded?: boolean;
  /** Disabled now; such a tool stays in place, so that the focus does not get lost. */
  idle?: boolean;
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function Tool(props: ToolProps) {
  const { label, pressed, idle = false } = props;
  return (
    <Button
      size="small"
      type={pressed ? 'primary' : 'text'}
      aria-label={label}
      title={label}
      aria-pressed={props.expanded === undefined ? pressed : undefined}
      aria-expanded={props.expanded}
      aria-disabled={idle}
      tabIndex={props.isStop ? 0 : -1}
      onFocus={props.onFocus}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!idle) props.onClick();
      }}
    >
      {props.icon}
    </Button>
  );
}

/** Moves the focus between the tools by the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (target.localName !== 'button') return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = tools.indexOf(target);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tools.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tools.at(next % tools.length)?.focus();
}

import { Button, Input, Select } from 'antd';
import type { Command } from 'prosemirror-state';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isLinkAddress } from './addresses';
import { insertPicture, removeLink, setLink } from './commands';

/** A picture that can be put into the text. */
export interface Picture {
  name: string;
  /** The address as the text holds it. */
  src: string;
}

interface FormProps {
  /** Runs a command on the text and gives it the focus. */
  onRun: (command: Command) => void;
  onClose: () => void;
}

/** Asks for the address of a link. @param address of the link at the cursor; empty for none */
export function LinkForm({ address, onRun, onClose }: FormProps & { address: string }) {
  const [text, setText] = useState(address);
  const [error, setError] = useState('');
  const id = useId();
  const done = (command: Command) => {
    onClose();
    onRun(command);
  };
  return (
    <InsertForm
      label="链接"
      onClose={onClose}
      onSubmit={() => {
        if (isLinkAddress(text)) done(setLink(text.trim()));
        else setError('请填写 https:// 开头的网址、门户内的路径（如 /notice/3）、mailto: 或 tel:');
      }}
      error={error}
      errorId={id}
    >
      <RequiredInput
        label="链接地址"
        placeholder="https://…"
        maxLength={1000}
        value={text}
        error={error}
        errorId={id}
        onChange={(value) => {
          setError('');
          setText(value);
        }}
      />
      <Button htmlType="submit" type="primary">
        插入链接
      </Button>
      {address !== '' && <Button onClick={() => done(removeLink)}>去掉链接</Button>}
    </InsertForm>
  );
}

/** Puts one of the article's pictures into the text. */
export function PictureForm({ pictures, onRun, onClose }: FormProps & { pictures: readonly Picture[] }) {
  const [src, setSrc] = useState(pictures[0]?.src);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState('');
  const id = useId();
  if (pictures.length === 0) return <PictureHint onClose={onClose} />;
  return (
    <InsertForm
      label="图片"
      onClose={onClose}
      onSubmit={() => {
        if (src === undefined || alt.trim() === '') return setError('请用一句话说明图片内容，读屏软件会读出');
        onClose();
        onRun(insertPicture(src, alt.trim()));
      }}
      error={error}
      errorId={id}
    >
      <Select
        aria-label="附件中的图片"
        className="rich-editor-choice"
        virtual={false}
        value={src}
        options={pictures.map((picture) => ({ value: picture.src, label: picture.name }))}
        onChange={setSrc}
      />
      <RequiredInput
        label="图片说明"
        placeholder="图片说明"
        maxLength={200}
        value={alt}
        error={error}
        errorId={id}
        onChange={(value) => {
          setError('');
          setAlt(value);
        }}
      />
      <Button htmlType="submit" type="primary">
        插入图片
      </Button>
    </InsertForm>
  );
}

/** Says how to get a picture. It takes the focus, so that screen readers read it. */
function PictureHint({ onClose }: { onClose: () => void }) {
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => hint.current?.focus(), []);
  return (
    <div
      ref={hint}
      role="group"
      tabIndex={-1}
      aria-label="图片"
      className="rich-editor-hint"
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      请先保存草稿，并在下面的附件里添加 PNG 或 JPEG 图片。
    </div>
  );
}

/** The text that a form asks for. It takes the focus, and names the error to screen readers. */
function RequiredInput({
  label,
  error,
  errorId,
  onChange,
  ...rest
}: {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  error: string;
  errorId: string;
  onChange: (value: string) => void;
}) {
  return (
    <Input
      {...rest}
      autoFocus
      aria-label={label}
      aria-invalid={error !== ''}
      aria-describedby={errorId}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function InsertForm(props: {
  label: string;
  error: string;
  errorId: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <form
      className="rich-editor-form"
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      onKeyDown={(event) => closeOnEscape(event, props.onClose)}
    >
      {props.children}
      <Button onClick={props.onClose}>取消</Button>
      <p className="host-error" id={props.errorId} role="alert">
        {props.error}
      </p>
    </form>
  );
}

function closeOnEscape(event: KeyboardEvent, onClose: () => void) {
  if (event.key !== 'Escape') return;
  // The dialog around the editor stays open.
  event.stopPropagation();
  onClose();
}

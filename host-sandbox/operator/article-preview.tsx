import { Radio } from 'antd';
import { useState } from 'react';
import { categoryNameOf, type ArticleDraft } from './article-draft';
import type { ArticleApi } from './articles-api';
import type { PreviewFrame, PreviewWidth } from './editor/preview-frame';

interface Option<Value> {
  value: Value;
  label: string;
}
type PreviewTheme = 'blue-white' | 'dark';

const widths: readonly Option<PreviewWidth>[] = [
  { value: 1280, label: '电脑（1280）' },
  { value: 360, label: '手机（360）' },
];
const themes: readonly Option<PreviewTheme>[] = [
  { value: 'blue-white', label: '浅色' },
  { value: 'dark', label: '深色' },
];

/** The page of an article as visitors will see it, on a computer and a phone, light and dark. */
export function ArticlePreview(props: {
  Frame: typeof PreviewFrame;
  api: ArticleApi;
  draft: ArticleDraft;
  /** The text as the platform would store it. */
  content: string;
  pictureAddress: (src: string) => string | null;
}) {
  const { Frame, api, content, pictureAddress } = props;
  const { fields, article } = props.draft;
  const [width, setWidth] = useState<PreviewWidth>(1280);
  const [theme, setTheme] = useState<PreviewTheme>('blue-white');
  const [opened] = useState(() => new Date().toISOString());
  const cover = article?.cover ?? null;
  return (
    <>
      <div className="article-modes">
        <Choice label="预览的宽度" options={widths} value={width} onChange={setWidth} />
        <Choice label="预览的主题" options={themes} value={theme} onChange={setTheme} />
      </div>
      <Frame
        article={{
          title: fields.title || '（未填写标题）',
          categoryName: categoryNameOf(props.draft),
          source: fields.source,
          publishedAt: (article?.state !== 'draft' && article?.publishedAt) || opened,
          cover: cover && api.mediaAddress(cover),
          content,
        }}
        width={width}
        theme={theme}
        pictureAddress={pictureAddress}
      />
    </>
  );
}

function Choice<Value extends string | number>(props: {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Radio.Group
      size="small"
      optionType="button"
      aria-label={props.label}
      value={props.value}
      options={[...props.options]}
      onChange={({ target }) => props.onChange(target.value as Value)}
    />
  );
}

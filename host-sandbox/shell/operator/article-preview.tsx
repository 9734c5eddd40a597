import { useEffect, useState } from 'react';
import { errorText } from '../platform-call';
import { namesOfRemoved, type ArticleApi } from './articles-api';

/** Only pictures may load in the preview, and nothing may run; the frame is also sandboxed. */
const head =
  '<!doctype html><meta charset="utf-8">' +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'">` +
  '<style>body{margin:16px;font:16px/1.8 system-ui,sans-serif;color:#23303b;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:6px 10px;border:1px solid #d5dbe0}</style>';

/** Milliseconds without typing before the preview is requested. */
const typingPauseMs = 300;

/** Shows a text as the platform would store it, and what it would remove. */
export function ArticlePreview({ api, content }: { api: ArticleApi; content: string }) {
  const [preview, setPreview] = useState({ content: '', note: '' });
  useEffect(() => {
    let active = true;
    const timer = setTimeout(() => {
      void requestPreview(api, content).then((next) => {
        if (active) setPreview(next);
      });
    }, typingPauseMs);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [api, content]);
  return (
    <div>
      <span>预览</span>
      <iframe className="article-preview" title="预览" sandbox="" srcDoc={head + preview.content} />
      <p className="article-note" aria-live="polite">
        {preview.note}
      </p>
    </div>
  );
}

async function requestPreview(api: ArticleApi, text: string) {
  if (text.trim() === '') return { content: '', note: '' };
  try {
    const { content, leftOut } = await api.preview(text);
    const names = namesOfRemoved(leftOut);
    return { content, note: names && `不会显示，保存时去除：${names}` };
  } catch (error) {
    return { content: '', note: errorText(error) };
  }
}

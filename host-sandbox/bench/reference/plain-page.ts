import type { ArticleSummary } from '@/contracts/article';
import type { HomeContent } from '../home-content';

/** The home page's content as plain HTML without script: the lower bound of every measurement. */
export function plainPage({ banners, news, notices, links, menu }: HomeContent): string {
  const [first] = banners;
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>纯 HTML</title>
<style>body{margin:0;font:16px/1.7 sans-serif}header,main,footer{max-width:1120px;margin:auto;padding:16px}
nav{display:flex;gap:16px}.banner{background:#0b3d66;color:#fff;padding:48px;font-size:28px}
img{width:100%;height:auto}.columns{display:grid;grid-template-columns:1fr 1fr;gap:32px}</style></head>
<body>
<header><nav>${menu.map(({ title }) => `<a href="#">${title}</a>`).join('')}</nav></header>
<div class="banner">欢迎访问国家器官移植发展培训平台官方网站</div>
<main><img src="${first?.image ?? ''}" alt="" width="1120" height="320">
<div class="columns"><section><h2>新闻</h2>${list(news)}</section><section><h2>通知</h2>${list(notices)}</section></div></main>
<footer>${links.map(({ title }) => `<a href="#">${title}</a>`).join(' ')}</footer>
</body></html>`;
}

function list(articles: readonly ArticleSummary[]): string {
  const items = articles.map(({ title, summary }) => `<li><a href="#">${title}</a><p>${summary}</p></li>`);
  return `<ul>${items.join('')}</ul>`;
}

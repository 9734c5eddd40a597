import type { LessonVideo, Scale, Slide, SlideContent } from '../lesson-video';
import { motifs, type Motif } from './motifs';
import { slideDrawings, type Drawing } from './slide-drawings';

/** Size of the video's picture. */
export const picture = { width: 960, height: 540 } as const;

/**
 * Captions are shown over the lowest fifth, so it is free. The smallest type has 34 of 960 pixels and stays legible
 * in a video 360 wide. The ground is dark, since the watermark is white; it is first shown below the heading.
 */
const css = `
* { box-sizing: border-box; margin: 0; }
body { width: ${picture.width}px; height: ${picture.height}px; overflow: hidden; background: #06396d; color: #fff;
  font: 400 42px/1.45 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
header { display: flex; align-items: baseline; justify-content: space-between; padding: 14px 48px 0; }
h1 { font-size: 46px; font-weight: 600; line-height: 1.2; white-space: nowrap; }
header span { font-size: 34px; color: #bcd9ee; white-space: nowrap; }
main { height: 298px; margin: 36px 48px 0; display: flex; align-items: center; gap: 32px; }
footer { position: absolute; inset: 424px 0 0; background: #042b52; border-top: 6px solid #1d5c94; }
footer i { position: absolute; top: -6px; left: 0; height: 6px; background: #f2b441; }
svg { flex: none; fill: none; stroke: currentColor; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; color: #8fdcd2; }
ul { flex: 1; list-style: none; padding: 0; display: grid; gap: 12px; }
li { white-space: nowrap; padding-left: 30px; border-left: 8px solid #1f8a92; }
.title { margin: 0 48px; height: 424px; }
.title h1 { font-size: 60px; line-height: 1.3; margin: 12px 0 20px; }
.title p { font-size: 36px; color: #bcd9ee; white-space: nowrap; }
.title div { flex: 1; }
.card { flex: 1; align-self: center; border-radius: 14px; background: #0a5285; padding: 22px 28px; white-space: nowrap; }
.card b { display: block; font-weight: 600; color: #f8cf7e; }
.steps { gap: 14px; }
.steps .card { padding: 30px 0; text-align: center; font-size: 36px; }
.steps b { font-size: 42px; }
.steps em { color: #8fdcd2; font-style: normal; }
.bars { display: grid; grid-template-columns: auto 300px 1fr; gap: 18px 24px; align-content: center; }
.bars span { white-space: nowrap; font-size: 38px; line-height: 1.3; }
.bars i { height: 36px; border-radius: 8px; background: #2aa39b; }
.scale { display: block; text-align: center; padding-top: 26px; }
.scale span { position: absolute; transform: translateX(-50%); white-space: nowrap; font-size: 36px; }
.scale b { font-weight: 600; font-size: 42px; color: #f8cf7e; }
.track { position: relative; height: 44px; margin: 70px 0 84px; border-radius: 22px; background: #2f6496; }
.track i { position: absolute; inset-block: 0; border-radius: inherit; background: #2aa39b; }`;

/** A slide as an HTML page of the size of the picture. */
export function slidePage(video: LessonVideo, index: number): string {
  const slide = video.slides[index];
  if (!slide) throw new Error(`${video.slug} has no slide ${index}`);
  const count = video.slides.length;
  const progress = `<footer><i style="width:${((index + 1) / count) * 100}%"></i></footer>`;
  const body =
    index === 0 ? titleOf(video, slide) : `${headOf(slide, index + 1, count)}${mainOf(slide.content)}`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${css}</style><body>${body}${progress}</body></html>`;
}

function titleOf({ course, motif }: LessonVideo, { heading, content }: Slide): string {
  const lines = 'lines' in content ? content.lines : [];
  const below = lines.map((line) => `<p>${line}</p>`).join('');
  return `<main class="title"><div><p>${course}</p><h1>${heading}</h1>${below}</div>${drawn(motif, 270)}</main>`;
}

function headOf({ heading }: Slide, page: number, count: number): string {
  return `<header><h1>${heading}</h1><span>${page} / ${count}</span></header>`;
}

function mainOf(content: SlideContent): string {
  if ('steps' in content || 'cards' in content) {
    const [texts, between] = 'steps' in content ? [content.steps, '<em>›</em>'] : [content.cards, ''];
    const cards = texts.map(([title, detail]) => `<div class="card"><b>${title}</b>${detail}</div>`);
    return `<main class="steps">${cards.join(between)}</main>`;
  }
  if ('columns' in content) {
    const columns = content.columns.map(
      ([title, lines]) => `<div class="card"><b>${title}</b>${lines.join('<br>')}</div>`,
    );
    return `<main>${columns.join('')}</main>`;
  }
  if ('bars' in content) {
    const bars = content.bars.map(
      ([label, share, text]) =>
        `<span>${label}</span><i style="width:${share * 100}%"></i><span>${text}</span>`,
    );
    return `<main class="bars">${bars.join('')}</main>`;
  }
  if ('scale' in content) return scaleOf(content.scale);
  const { lines, drawing } = content;
  const items = lines.map((line) => `<li>${line}</li>`).join('');
  return `<main><ul>${items}</ul>${drawing ? drawn(drawing, 270) : ''}</main>`;
}

function scaleOf({ from, to, below, target, above, note }: Scale): string {
  const at = (share: number, top: number, text: string) =>
    `<span style="left:${share * 100}%;top:${top}px">${text}</span>`;
  return `<main class="scale"><div class="track"><i style="left:${from * 100}%;right:${(1 - to) * 100}%"></i>${at((from + to) / 2, -70, `<b>${target}</b>`)}${at(from / 2, 54, below)}${at((to + 1) / 2, 54, above)}</div>${note}</main>`;
}

function drawn(name: Drawing | Motif, size: number): string {
  const shapes = name in motifs ? motifs[name as Motif] : slideDrawings[name as Drawing];
  return `<svg width="${size}" height="${size}" viewBox="0 0 200 200">${shapes}</svg>`;
}

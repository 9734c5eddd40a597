import type { LessonVideo } from '../lesson-video';

export const onlineVideos: readonly LessonVideo[] = [
  {
    course: '线上学习操作实务',
    lesson: '认识播放器',
    slug: 'online-player',
    motif: 'lecture',
    slides: [
      {
        heading: '认识播放器',
        content: { lines: ['一次完整的学习 · 第 1 课'] },
        spoken: ['欢迎学习，先用半分钟认识播放器。'],
      },
      {
        heading: '播放与定位',
        content: { lines: ['空格：播放、暂停', '方向键：进退', '看过的可回看'], drawing: 'player' },
        spoken: ['按空格键播放或暂停，方向键前后移动。', '首次观看请按顺序，已看过的部分随时回看。'],
      },
      {
        heading: '字幕、文字稿与笔记',
        content: {
          cards: [
            ['字幕', '可以关闭'],
            ['文字稿', '拼音可搜'],
            ['笔记', '带着时间'],
          ],
        },
        spoken: ['文字稿可以用拼音搜索，点一句就到那里。', '笔记会记下写它时的播放时间。'],
      },
      {
        heading: '进度自动保存',
        content: { lines: ['换一台设备，接着看', '断网时存本机，联网后上传'] },
        spoken: ['学习进度会自动保存，换一台设备也能接着看。'],
      },
    ],
  },
];

import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('avatar', {
  change: '更换头像',
  kinds: 'PNG、JPEG 或 WebP 图片，不超过 20 MB。选好后可以裁剪。',
  notPicture: '这个文件不是 PNG、JPEG 或 WebP 图片，请换一个文件。',
  tooLong: '这个文件超过 20 MB，请换一张小一些的图片。',
  tooManyPixels: '这张图片超过 5000 万像素，请缩小后再试。',
  broken: '这张图片打不开，文件可能已损坏，请换一张。',
  cropTitle: '裁剪头像',
  area: '裁剪区域',
  areaHint: '拖动图片调整位置，也可以用方向键移动，用 + 和 - 缩放。',
  zoom: '缩放',
  cancel: '取消',
  save: '保存头像',
  saved: '头像已更换',
});

import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('help', {
  title,
  lead: '按要办的事找答案，也可以直接搜索。',
  search: '搜索问题',
  searchHint: '验证码、学分或拼音',
  total: '找到 {total} 个问题',
  similar: '没有完全相符的问题，下面是 {total} 个相近的问题',
  open: '前往办理',
  topics: '问题分类',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  copyFailed: '浏览器不允许复制，请从地址栏复制链接',
  gone: '这个问题已经不在了，下面是全部问题。',
  none: '这里还没有问题',
  empty: '没有找到相关的问题',
  widen: '可以换一个说法，或查看全部问题。',
  all: '全部问题',
  contact: '没有找到答案？联系我们',
});

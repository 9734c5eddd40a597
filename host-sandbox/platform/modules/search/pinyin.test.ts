import { pinyinOf } from './pinyin';

test.each([
  ['长沙绿色通道', 'changshalvsetongdao\ncslstd'],
  ['银行行长', 'yinhanghangzhang\nyhhz'],
  ['安全用药 CT（第3期）', 'anquanyongyao ct（di3qi）\naqyy ct（d3q）'],
  ['𠮷野', '𠮷ye\n𠮷y'],
  ['', ''],
  ['Annual report 2026', ''],
])('“%s” has the pinyin “%s”', (text, sounds) => {
  expect(pinyinOf(text)).toBe(sounds);
});

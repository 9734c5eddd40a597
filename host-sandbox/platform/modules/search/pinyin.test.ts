import { pinyinOf, wordsByPinyin } from './pinyin';

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

test.each([
  ['肝移植医师培训', 'ganyizhi', ['肝移植']],
  ['肝移植医师培训', 'gyz', ['肝移植']],
  ['肝移植医师培训', 'yizhiyish', ['移植医师']],
  ['肝移植与肾移植', 'yizhi', ['移植']],
  ['肝移植与肾移植', 'gyz syz', ['肝移植', '肾移植']],
  ['肝移植医师培训', 'gan移植', ['肝移植']],
  ['肝移植医师培训', '移植', []],
  ['CT 检查', 'ct', []],
  ['CT 检查', 'jc', ['检查']],
  ['𠮷野', 'ye', ['野']],
  ['肝移植', 'xinzang', []],
])('in “%s” the keywords “%s” match the words %j by sound', (title, keywords, words) => {
  expect(wordsByPinyin(title, keywords.split(' '))).toEqual(words);
});

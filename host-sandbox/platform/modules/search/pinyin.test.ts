import { pinyinOf, soundPairs, wordsByForm } from './pinyin';

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
  ['肝移植医师培训', 'gan移植 ganyizhi', ['肝移植']],
  ['肝移植医师培训', '移植', ['移植']],
  ['腎移植護理', '护理 肾移', ['護理', '腎移']],
  ['肝移植医师培训', 'ganyizi', ['肝移植']],
  ['CT 检查', 'ct', ['CT']],
  ['CT 检查', 'jc', ['检查']],
  ['𠮷野', 'ye', ['野']],
  ['肝移植', 'xinzang', []],
])('in “%s” the keywords “%s” match the words %j', (title, keywords, words) => {
  expect(wordsByForm(title, keywords.split(' '), [])).toEqual(words);
});

test('a title shows the words that sound like a keyword', () => {
  expect(wordsByForm('肝移植护理实践班', [], ['护里', '干一值'])).toEqual(['护理', '肝移植']);
  expect(soundPairs('护里')).toEqual(soundPairs('护理'));
  expect(soundPairs('CT 检查')).toEqual(['~jian~ca']);
});

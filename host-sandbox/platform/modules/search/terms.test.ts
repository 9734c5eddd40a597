import { limits } from '@/contracts/limits';
import { isTerm, synonymsOf } from './terms';

const letters = [
  ...'胰退出账号讲师查验护理忘记培训修改肾肺肠肝心重症证书考核线上移植患者角膜捐献获取麻醉病理排斥',
];
const named = [
  '退出',
  '账号',
  '讲师',
  '查验',
  '护理',
  '忘记',
  '培训',
  '修改',
  '重症',
  '证书',
  '考核',
  '线上',
];
const parts = [...letters.filter(isTerm), ...named, 'icu', '肝移植', '换肾', '手机', '为什么', 'kidney'];

/** The n-th of many concatenations of terms, always the same. */
function manyTerms(n: number, length: number): string {
  let [text, seed] = ['', n];
  while (text.length < length) {
    seed = (seed * 48_271 + 11) % 2_147_483_647;
    text += parts[seed % parts.length];
  }
  return text.slice(0, length);
}

test('a keyword of many terms has few forms, and they cost little', () => {
  for (let length = 4; length <= limits.keywordMax; length += 1)
    for (let n = 1; n <= 20; n += 1) {
      const word = manyTerms(n, length);
      const startedAt = performance.now();
      const forms = synonymsOf(word);
      expect({ word, isSlow: performance.now() - startedAt > 500 }).toEqual({ word, isSlow: false });
      expect(forms.length).toBeLessThanOrEqual(8);
      expect(forms).not.toContain(word);
    }
});

test('a keyword of two terms has each of them in the other words', () => {
  expect(synonymsOf('医生登录')).toEqual(
    expect.arrayContaining(['医师登录', '大夫登录', '医生登陆', '医师登陆', '大夫登陆']),
  );
});

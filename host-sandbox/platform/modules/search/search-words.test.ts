import type { ResponseOf } from '@/contracts/call';
import type { searchAll } from '@/contracts/search';
import { platformFixture } from '../../testing/platform-fixture';

const { send } = platformFixture();
const find = async (keyword: string) =>
  (await send('searchAll', { current: 1, size: 100, query: { keyword } })).data as ResponseOf<
    typeof searchAll
  >;
const nursing = '肝移植护理实践班';
const forgot = '忘记密码怎么办？';

test.each([
  // English, whole, in other forms and unfinished
  ['nursing', nursing],
  ['nurses', nursing],
  ['Liver', nursing],
  ['liver transplant nursing', nursing],
  ['nursing for liver transplantation', nursing],
  ['kidney', '肾移植随访护理与健康教育'],
  ['anesthesia', '器官捐献者麻醉与器官保护'],
  ['anaesthesia', '器官捐献者麻醉与器官保护'],
  ['coordinators', '人体器官捐献协调员岗前培训'],
  ['kidn', '肾移植随访护理与健康教育'],
  ['nursng', nursing],
  ['wuhan nurse', nursing],
  ['forgot password', forgot],
  ['lost my password', forgot],
  ['kidney follow-up', '肾移植随访护理与健康教育'],
  ['green channel transport', '器官转运绿色通道实务'],
  ['how to print certificate', '完成课程后怎样领取证书？'],
  ['change mobile number', '怎样更换手机号？'],
  // traditional letters, variants, invisible characters
  ['護理', nursing],
  ['肝臟移植', nursing],
  ['腎移植', '肾移植随访护理与健康教育'],
  ['肝\u200B移植', nursing],
  ['肝\u00AD移\uFEFF植 護\u2060理', nursing],
  ['yízhí hùlǐ', nursing],
  // near sounds and spellings
  ['护里', nursing],
  ['肝移值', nursing],
  ['干移植 护力', nursing],
  ['ganyizi', nursing],
  ['ganyizhi huni', nursing],
  // words of the same meaning
  ['护士 肝', nursing],
  ['武汉 护士', nursing],
  ['武汉护士', nursing],
  ['换肝', nursing],
  ['小孩移植', '儿童移植护理论坛'],
  ['醫師', '第十期肝移植医师培训班'],
  ['医生', '第十期肝移植医师培训班'],
  ['器官捐赠', '人体器官捐献协调员岗前培训'],
  // in any order, with or without spaces, signs between them
  ['护理 肝移植', nursing],
  ['护理肝移植', nursing],
  ['护理，肝移植；武汉', nursing],
  ['liver移植', nursing],
  // answers of the help centre
  ['忘记密码', forgot],
  ['密码忘记', forgot],
  ['找回密码', forgot],
  ['我忘记密码了', forgot],
  ['忘記密碼', forgot],
  ['怎么取消报名', '怎样取消报名？'],
  ['收不到验证码', '收不到短信验证码怎么办？'],
  ['账号被锁', '为什么提示账号已锁定？'],
  ['销号', '怎样注销账号？'],
  ['微信 下载不了', '用什么浏览器合适？'],
])('“%s” finds “%s” (R10.75)', async (keyword, title) => {
  const { records } = await find(keyword);
  expect(records.map((record) => record.title)).toEqual(
    expect.arrayContaining([expect.stringContaining(title)]),
  );
});

test.each([
  '查无此词',
  'zzzzqqq',
  '量子咖啡馆',
  'blockchain',
  '🫀🫁',
  '火锅底料',
  'qwertyuiop',
  '\u200B\u200B',
  'the of and',
  '1=1',
])('“%s” finds nothing', async (keyword) => {
  expect(await find(keyword)).toMatchObject({ records: [], total: 0, counts: [] });
});

test('an answer of the help centre is a result of its own kind, and leads to the answer', async () => {
  const { records, counts } = await find('忘记密码');
  expect(counts).toContainEqual({ kind: 'help', count: 3, more: false });
  expect(records.find(({ kind }) => kind === 'help')).toMatchObject({
    title: forgot,
    path: expect.stringMatching(/^\/help\?id=\d+$/),
  });
});

test('the words that a title has in another form are named, and the words whose results are shown', async () => {
  const matched = async (keyword: string) => {
    const { records, instead } = await find(keyword);
    return { matched: records.find(({ title }) => title === nursing)?.matched, instead };
  };
  expect(await matched('腎 護士')).toMatchObject({ instead: undefined });
  expect(await matched('肝臟 護士')).toEqual({ matched: ['肝', '护理'], instead: undefined });
  expect(await matched('武汉护士')).toEqual({ matched: ['护理'], instead: '武汉 护士' });
  expect(await matched('护里')).toEqual({ matched: ['护理'], instead: '护理' });
});

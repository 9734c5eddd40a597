/**
 * Words of the trade that mean the same to a person who searches: Chinese, simplified, and English in the singular. A
 * word belongs to one line.
 */
const lines = [
  '护理 护士 护师 护工 | nursing nurse care',
  '医师 医生 大夫 | physician doctor surgeon',
  '药师 药剂师 | pharmacist pharmacy',
  '协调员 | coordinator',
  '讲师 教师 老师 师资 | teacher lecturer instructor',
  '学员 学生 | trainee student',
  '患者 病人 受者 | patient recipient',
  '移植 | transplant transplantation',
  '换肝 肝移植',
  '换肾 肾移植',
  '换心 心移植 心脏移植',
  // alone 心 is in many words of another meaning, such as 中心
  '心外科 心脏外科',
  '换肺 肺移植',
  '肝脏 肝 | liver hepatic',
  '肾脏 肾 | kidney renal',
  '心脏 | heart cardiac',
  '肺脏 肺 | lung pulmonary',
  '胰腺 胰脏 胰 | pancreas pancreatic',
  '小肠 肠 | intestine intestinal bowel',
  '角膜 | cornea corneal',
  '器官 脏器 | organ',
  '捐献 捐赠 捐助 | donation donor donate',
  '获取 | procurement retrieval',
  '分配 | allocation',
  '保存 | preservation',
  '转运 运输 | transport',
  '麻醉 | anesthesia anaesthesia anesthetic anaesthetic anesthesiology anesthetist anesthesiologist',
  '病理 | pathology pathologist',
  '重症 监护 icu | intensive critical',
  '免疫 | immune immunosuppression immunology',
  '排斥 排异 | rejection',
  '感染 | infection',
  '随访 复查 | follow',
  '伦理 | ethics ethical',
  '儿童 小儿 小孩 孩子 | child children pediatric paediatric',
  '手术 外科 | surgery surgical operation',
  '培训 课程 进修 研修 | training course programme program',
  '基地 医院 | hospital base',
  '新闻 | news',
  '通知 公告 | notice announcement',
  '下载 资料 文件 | download document file',
  '证书 证件 结业证 | certificate certification',
  '查验 核对 核验 验证 | verify verification',
  '学分 成绩 | credit score',
  '考核 考试 测验 | exam examination test quiz assessment',
  '学习 | learn learning study',
  '视频 录像 | video',
  '报名 申请 招生 | enrol enroll enrolment enrollment apply application',
  '退出 取消 撤回 退课 | cancel withdraw',
  '注册 | register registration',
  '登录 登陆 | login signin',
  '账号 帐号 账户 帐户 | account',
  '密码 口令 | password',
  '忘记 找回 重置 重设 | forgot forget forgotten lost reset',
  '锁定 被锁 | locked lock',
  '注销 销号 销户 | close',
  '打印 | print',
  '读片 | slide',
  '绿色 | green',
  '通道 | channel',
  '修改 更换 更改 变更 | change edit update',
  '手机 电话 | phone telephone mobile',
  '短信 | sms',
  '收藏 | favourite favorite',
  '消息 | message',
  '帮助 | help',
  '联系 | contact',
  '怎样 怎么 如何 | how',
  '为什么 为何 | why',
  '线上 在线 网络 | online',
  '线下 现场 | onsite',
];

const groups = lines.map((line) => {
  const [chinese = '', english = ''] = line.split(' | ');
  return { chinese: chinese.split(' '), english: english.split(' ').filter(Boolean) };
});

/** English words without a meaning of their own. */
const stopWords = new Set([
  'a',
  'an',
  'and',
  'can',
  'do',
  'for',
  'from',
  'i',
  'in',
  'is',
  'my',
  'number',
  'of',
  'on',
  'or',
  'the',
  'to',
  'up',
  'where',
  'with',
]);

/** The keywords without English stop words, or all if nothing else is left. */
export function withoutStopWords(keywords: readonly string[]): readonly string[] {
  const rest = keywords.filter((word) => !stopWords.has(word));
  return rest.length > 0 ? rest : keywords;
}

/** A keyword of Chinese and English terms, divided between them: `liver移植` as `liver`, `移植`. */
export function splitTerms(keyword: string): string[] {
  const parts = keyword.split(/([a-z]{3,})/).filter(Boolean);
  return parts.some((part) => /^[a-z]/.test(part) && isTerm(part)) ? parts : [keyword];
}

/** Most forms of a keyword. */
const formsMax = 8;

/** The keyword in other words of the same meaning, without itself: `肝移植护士` as `肝移植护理`, `liver` as `肝`. */
export function synonymsOf(word: string): string[] {
  const forms = new Set([word]);
  for (const { chinese, english } of groups) {
    // Each further term would multiply the forms.
    if (forms.size > formsMax) break;
    if (english.some((term) => isSameWord(word, term))) for (const term of chinese) forms.add(term);
    const written = chinese.find((term) => word.includes(term));
    if (written === undefined) continue;
    for (const form of [...forms].filter((text) => text.includes(written)))
      for (const term of chinese) forms.add(form.replace(written, term));
  }
  forms.delete(word);
  return [...forms].slice(0, formsMax);
}

/** Chinese words for an unfinished or misspelt English one: `kidn`, `nursng`. */
export function similarTerms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  return groups
    .filter(({ english }) => english.some((term) => term.startsWith(word) || isMisspelt(word, term)))
    .flatMap(({ chinese }) => chinese)
    .slice(0, formsMax);
}

/** The words of the trade; English ones also in the plural. */
const terms = new Set(
  groups.flatMap(({ chinese, english }) => [
    ...chinese,
    ...english.flatMap((term) => [term, `${term}s`, `${term}es`]),
  ]),
);

/** True for a word of the trade. */
export const isTerm = (word: string): boolean => terms.has(word);

const isSameWord = (word: string, term: string) =>
  word.startsWith(term) && ['', 's', 'es'].includes(word.slice(term.length));

/** True for words of five letters or more that one letter added, left out, replaced or swapped makes the same. */
function isMisspelt(word: string, term: string): boolean {
  if (Math.min(word.length, term.length) < 5 || Math.abs(word.length - term.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === term[start]) start += 1;
  const [rest, other] = [word.slice(start), term.slice(start)];
  const isSwapped = `${other[1]}${other[0]}${other.slice(2)}` === rest;
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped;
}

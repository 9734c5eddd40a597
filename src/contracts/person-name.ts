/** Letters that GB 18030 gave codes of private use, U+E815 to U+E864; old readers of ID cards still send these. */
const privateLetters = [
  ...'⺁𠂇𠂉𠃌⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧𡗗龸⺪䁖䅟⺮䌷⺳⺶⺷𢦏䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻',
];

/** The letters of the CJK radicals from U+2E81, which files and scanners give in place of letters. */
const radicalLetters = [
  ...'厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵⺚旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
];

const dots =
  /[\u2022\u2027\u2219\u22C5\u30FB\uFF65\u25CF\u26AB\u2B24\u1427\u2218\u25E6\u2E30\u2E31\u2E33\u318D\uA78F\u16EB\u02D9\u2981\u2024\u0387\u00B7]/gu;
const apostrophes =
  /[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02C8\u2032\u0060\uFF40\u00B4\uFF07\u055A\uA78C]/gu;
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const circles = '\u25CB\u25EF\u26AA\u2B55';
const han = '[\\p{Script=Han}\u3007]';

/**
 * A person's name in the one form in which it is stored, printed and compared: letters instead of compatible forms,
 * radicals and known codes of private use; `·` for every dot between parts, `'` for every apostrophe, `-` for every
 * hyphen, `〇` for a circle between Chinese letters; no invisible characters, no spaces between Chinese letters.
 * A letter of private use that nobody knows stays, and no name has it.
 */
export function normalizePersonName(text: string): string {
  return (
    text
      .replace(invisible, '')
      .replace(/[\uE815-\uE864]/g, (code) => privateLetters[code.charCodeAt(0) - 0xe815] ?? code)
      .replace(dots, '·')
      .replace(apostrophes, "'")
      .replace(hyphens, '-')
      .normalize('NFKC')
      .replace(/[\u2E81-\u2EF3]/g, (code) => radicalLetters[code.charCodeAt(0) - 0x2e81] ?? code)
      // first, so that each rule below takes linear time
      .replace(/\s+/gu, ' ')
      .replace(new RegExp(`(${han})[${circles}]`, 'gu'), '$1〇')
      .replace(new RegExp(`[${circles}](?=${han})`, 'gu'), '〇')
      .replace(new RegExp(`(${han}) ?[.。] ?(?=${han})`, 'gu'), '$1·')
      .replace(/ ?·[ ·]*/g, '·')
      .replace(new RegExp(`(${han}) (?=${han})`, 'gu'), '$1')
      .trim()
  );
}

/** True for a text with a letter of private use, which has no meaning outside the program that wrote it. */
export const hasPrivateLetter = (text: string): boolean => /\p{Co}/u.test(normalizePersonName(text));

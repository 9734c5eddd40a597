import type { hospitals } from '../core/db/course-schema';
import { hospitalSeeds } from './content/hospitals';
import { dictionaryName } from './dictionaries';
import { coverAddress } from './entry-covers';
import { motifs } from './media/motifs';
import { toRichText } from './rich-text';

type Row = typeof hospitals.$inferInsert;

const contacts = ['陈若水', '赵启明', '许静仪', '罗思远', '何婉清', '马立群', '谭致和', '苏慕白'];
const streets = ['学府路', '健康路', '滨江大道', '杏林街', '和平路', '新华路', '文汇路', '望山路'];

/** Strengths of hospitals, used in rotation. */
const strengths = [
  '中心设有模拟手术室与血管吻合训练室，学员每周至少完成两次模拟操作，由带教老师逐项评分。',
  '基地实行双导师制：临床导师负责手术与病房带教，理论导师负责文献研读与病例讨论。',
  '病房、手术室、重症监护与随访门诊相互衔接，学员可跟随同一位患者完成从评估到随访的全过程。',
  '基地每月举办一次多学科病例讨论，麻醉、护理、病理、药学与协调员共同参加，学员轮流主持。',
  '随访数据库覆盖术后十年，学员可在导师指导下完成一项临床研究并参加年度交流。',
];

/** Rows of the fictional hospitals, numbered from 1. */
export function hospitalRows(): Row[] {
  return hospitalSeeds.map(([province, city, name, level, specialities], index) => {
    const codes = specialities.split(' ');
    return {
      id: BigInt(index + 1),
      province,
      city,
      name,
      level,
      specialities: codes,
      introduction: toRichText(introduce(name, city, level, codes, index)),
      cover: coverAddress('hospital', index + 1),
      pictures: picturesOf(codes),
      address: `${city}${streets[(index * 3) % streets.length]}${11 + ((index * 37) % 380)}号`,
      phone: `400-555-${String(1001 + index * 13).padStart(4, '0')}`,
      email: `base${String(index + 1).padStart(2, '0')}@bases.example.org`,
      contactName: contacts[(index * 5) % contacts.length] ?? '',
    };
  });
}

/** Id of the hospital with this name. */
export function hospitalId(name: string): bigint {
  const index = hospitalSeeds.findIndex((seed) => seed[2] === name);
  if (index < 0) throw new Error(`no base is called ${name}`);
  return BigInt(index + 1);
}

function introduce(name: string, city: string, level: string, codes: readonly string[], index: number) {
  const fields = codes.map((code) => dictionaryName('speciality', code)).join('、');
  const beds = 40 + ((index * 29) % 120);
  const since = 2004 + ((index * 7) % 17);
  return `${name}位于${city}，是${dictionaryName('hospital_level', level)}医院，自${since}年起承担器官移植培训任务，现设移植床位${beds}张。
## 培训专业
基地承担**${fields}**方向的培训，按全国统一大纲安排理论授课、模拟操作与临床轮训。
## 带教特色
${strengths[index % strengths.length]}
${strengths[(index + 2) % strengths.length]}
## 学员保障
- 提供集中住宿与工作餐，按轮训计划发放门禁与图书馆权限
- 每期设班主任一名，负责报到、考勤与生活协助
- 结业考核由平台统一命题，基地组织实施`;
}

function picturesOf(codes: readonly string[]): string[] {
  const drawn = codes.filter((code) => code in motifs);
  return [...drawn, 'theatre', 'lecture'].map((motif) => `/media/picture/${motif}.svg`);
}

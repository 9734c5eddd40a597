import type { CourseSeed } from '../course-seed';
import { physicians, seniorPhysicians } from './titles';

/** Courses for physicians of the other organs. */
export const otherOrganCourses: readonly CourseSeed[] = [
  {
    title: '心脏移植医师规范化培训',
    summary: '终末期心力衰竭的移植决策、供心评估与术后管理。',
    speciality: 'heart',
    mode: 'blended',
    hospital: '上海申海胸科中心',
    audience: '心脏外科或心力衰竭专业主治医师',
    titles: seniorPhysicians,
    cover: 'heart',
    teachers: [
      ['季明谦', '主任医师'],
      ['孔令仪', '副主任医师'],
    ],
    credits: 10,
    onsiteHours: 84,
    quota: 20,
    taken: 20,
    days: [-18, 12, 26, 116],
    body: `本项目与机械循环支持课程衔接，名额有限。
## 培训目标
- 掌握移植与机械循环支持的选择
- 规范供心获取与保护流程
- 掌握心内膜活检与排斥监测`,
    outline: `# 受者选择
v 42 心力衰竭的移植指征
v 38 肺动脉高压的评估
q 15 章节测验
# 供心与手术
v 46 供心评估与保护
v 52 双腔静脉法
# 术后管理
v 40 原发性移植物失功能
q 30 结业测验`,
  },
  {
    title: '肺移植医师规范化培训',
    summary: '肺移植适应证、供肺维护、术后气道管理与康复。',
    speciality: 'lung',
    mode: 'blended',
    hospital: '太湖肺移植中心医院',
    audience: '胸外科、呼吸与危重症医学科主治医师',
    titles: seniorPhysicians,
    cover: 'lung',
    teachers: [
      ['詹书桓', '主任医师'],
      ['乔木青', '主任医师'],
    ],
    credits: 10,
    onsiteHours: 85,
    quota: 24,
    taken: 0,
    days: [14, 44, 60, 150],
    body: `本期报名即将开始，请提前完善个人信息并准备单位推荐意见。
## 培训目标
- 熟悉供肺评估与体外灌注技术
- 掌握术后气道并发症的处理`,
    outline: `# 评估与等待
v 38 适应证与禁忌证
v 30 等待期康复训练
# 供肺与手术
v 45 供肺维护与评估
v 40 体外肺灌注
q 20 章节测验
# 术后管理
v 42 气道吻合口并发症
v 36 慢性移植肺功能障碍
q 30 结业测验`,
  },
  {
    title: '胰肾联合移植专题培训',
    summary: '糖尿病终末期肾病患者的联合移植决策与围手术期管理。',
    speciality: 'pancreas',
    mode: 'online',
    hospital: '珠江大学附属越秀山医院',
    audience: '移植科、内分泌科医师',
    titles: physicians,
    cover: 'pancreas',
    teachers: [['欧阳谨', '主任医师']],
    credits: 4,
    quota: 30,
    taken: 11,
    days: [-35, -4, 8, 40],
    body: `本专题由多学科团队授课，重点讨论受者选择、外分泌引流方式与血栓预防。`,
    outline: `# 受者选择
v 34 联合移植的获益与风险
d 15 评估流程
# 围手术期
v 40 引流方式的选择
v 32 移植物血栓的预防
q 20 结业测验`,
  },
  {
    title: '小肠移植与肠功能衰竭管理',
    summary: '肠功能衰竭的综合治疗、小肠移植指征与内镜监测。',
    speciality: 'intestine',
    mode: 'onsite',
    hospital: '青岛崂山湾移植中心',
    audience: '胃肠外科、移植科与营养科医师',
    titles: physicians,
    cover: 'intestine',
    teachers: [
      ['曲长风', '主任医师'],
      ['孟昭宁', '副主任医师'],
    ],
    credits: 6,
    onsiteHours: 36,
    quota: 15,
    taken: 0,
    days: [20, 50, 70, 84],
    body: `培训包含两周临床轮训，学员将参与肠康复门诊与内镜监测。`,
    outline: `# 肠功能衰竭
v 36 肠外营养的并发症
v 30 肠康复治疗
# 小肠移植
v 42 移植指征与术式
v 35 内镜监测与病理
q 25 结业测验`,
  },
];

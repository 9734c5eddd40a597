import type { CourseSeed } from '../course-seed';
import { physicians, seniorPhysicians } from './titles';

/** Courses for physicians of liver transplantation. */
export const liverCourses: readonly CourseSeed[] = [
  {
    title: '肝移植医师规范化培训',
    summary: '从受者评估到长期随访，系统掌握成人肝移植的全流程管理。',
    speciality: 'liver',
    mode: 'blended',
    hospital: '京华大学附属明德医院',
    audience: '取得执业医师资格、从事肝胆或移植外科工作两年以上的主治医师',
    titles: seniorPhysicians,
    cover: 'liver',
    teachers: [
      ['顾承远', '主任医师'],
      ['沈若兰', '副主任医师'],
      ['韩立言', '主任医师'],
    ],
    creditClass: 'I',
    credits: 10,
    onsiteHours: 87,
    quota: 36,
    taken: 21,
    days: [-20, 16, 30, 120],
    documents: [
      ['letter', '单位推荐信'],
      ['licence', '医师执业证书'],
    ],
    body: `本项目按全国统一大纲实施，理论部分在线学习，临床部分在基地集中进行。
## 培训目标
- 独立完成肝移植受者的适应证评估与等待期管理
- 熟悉供肝质量评价与分配规则
- 掌握术后早期并发症的识别与处理
## 考核方式
理论考试、模拟操作与病例答辩各占三分之一，总评合格者颁发证书。`,
    outline: `# 受者评估与等待期管理
v 42 终末期肝病的移植适应证
v 36 评分体系与紧急程度判断
d 20 评估清单与知情同意
q 15 章节测验
# 手术与围手术期
v 55 经典术式与背驮式术式
v 48 血管与胆道重建要点
v 33 再灌注综合征的处理
q 20 章节测验
# 术后管理与随访
v 40 免疫抑制方案的建立与调整
v 38 胆道并发症的诊治
d 25 随访档案书写规范
q 30 结业测验`,
  },
  {
    title: '肝移植高级研修：劈离与活体技术',
    summary: '面向已完成规范化培训的医师，讲授劈离式与活体肝移植的决策与技术。',
    speciality: 'liver',
    mode: 'onsite',
    hospital: '浦江大学附属同德医院',
    audience: '已完成肝移植围手术期基础课程的主治及以上医师',
    titles: seniorPhysicians,
    cover: 'suture',
    teachers: [
      ['陆怀瑾', '主任医师'],
      ['邵文柏', '主任医师'],
    ],
    credits: 12,
    onsiteHours: 57,
    quota: 16,
    taken: 7,
    days: [-8, 20, 38, 66],
    requires: ['肝移植围手术期基础'],
    body: `本项目以手术录像剖析与模拟操作为主，全程小班教学。
## 内容安排
1. 供肝体积测算与血管变异识别
2. 劈离平面的选择与断面处理
3. 小肝综合征的预防
## 报名要求
须已完成平台《肝移植围手术期基础》课程。`,
    outline: `# 术前规划
v 45 三维重建与体积测算
v 38 血管与胆道变异
q 15 章节测验
# 手术技术
v 62 劈离式供肝的分离
v 58 活体左外叶移植
d 30 手术步骤核对表
# 结果与伦理
v 35 供者安全与随访
q 30 结业测验`,
  },
  {
    title: '肝移植围手术期基础',
    summary: '肝移植围手术期管理的入门课程，是高级研修的先修课程。',
    speciality: 'liver',
    mode: 'online',
    hospital: '津沽大学总医院',
    audience: '从事移植、重症或麻醉工作的住院医师与主治医师',
    titles: physicians,
    cover: 'liver',
    teachers: [
      ['白静之', '副主任医师'],
      ['崔永年', '主治医师'],
    ],
    credits: 4,
    quota: 60,
    taken: 30,
    days: [-190, -150, -140, -60],
    body: `本课程已结课，学习资料仍向结业学员开放。
## 学习内容
涵盖液体管理、凝血监测、感染预防与营养支持四个主题。`,
    outline: `# 循环与凝血
v 1.5 液体管理的目标
v 1 凝血功能的床旁监测
q 10 章节测验
# 感染与营养
v 1.5 围手术期抗感染策略
v 1 营养评估与支持
q 20 结业测验`,
    media: true,
    creditClass: 'I',
  },
];

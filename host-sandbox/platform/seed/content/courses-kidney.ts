import type { CourseSeed } from '../course-seed';
import { physicians, seniorPhysicians } from './titles';

/** Courses for physicians of kidney transplantation. */
export const kidneyCourses: readonly CourseSeed[] = [
  {
    title: '肾移植医师规范化培训',
    summary: '掌握肾移植受者与供者评估、手术配合及排斥反应的诊治。',
    speciality: 'kidney',
    mode: 'blended',
    hospital: '钱塘大学附属西溪医院',
    audience: '泌尿外科、肾内科或移植科主治医师',
    titles: seniorPhysicians,
    cover: 'kidney',
    teachers: [
      ['方知行', '主任医师'],
      ['梅雪吟', '副主任医师'],
    ],
    creditClass: 'I',
    credits: 10,
    onsiteHours: 81,
    quota: 40,
    taken: 33,
    days: [-25, 9, 21, 110],
    body: `本项目按全国统一大纲实施，线上理论与线下轮训各四周。
## 培训目标
- 规范完成受者配型与术前准备
- 掌握移植肾穿刺的适应证与并发症处理
- 能够制定个体化免疫抑制方案`,
    outline: `# 配型与评估
v 40 组织配型基础
v 35 致敏受者的管理
q 15 章节测验
# 手术与早期管理
v 50 移植肾血管吻合
v 36 移植肾功能延迟恢复
d 20 术后七日观察表
# 排斥与感染
v 44 排斥反应的分型与治疗
v 38 BK 病毒相关肾病
q 30 结业测验`,
  },
  {
    title: '肾移植随访与慢性病管理',
    summary: '面向随访门诊医师，讲授移植肾长期存活的管理要点。',
    speciality: 'kidney',
    mode: 'online',
    hospital: '闽江大学附属鼓山医院',
    audience: '承担移植随访工作的医师',
    titles: physicians,
    cover: 'calendar',
    teachers: [['林静川', '主任医师']],
    credits: 5,
    quota: 50,
    taken: 19,
    days: [-70, -30, -20, 45],
    body: `围绕血压、血糖、血脂、肿瘤筛查与依从性五个方面，建立规范的随访路径。`,
    outline: `# 随访体系
v 1.5 随访频次与检查项目
d 15 随访路径图
# 常见慢性病
s 1 移植后糖尿病
v 1.5 高血压与心血管风险
q 20 结业测验`,
    media: true,
    creditClass: 'I',
    study: { idleMinutes: 10 },
  },
  {
    title: '血管吻合模拟手术工作坊',
    summary: '十人小班，两天集中训练显微血管吻合，逐人点评录像。',
    speciality: 'kidney',
    mode: 'onsite',
    hospital: '武汉东湖器官移植研究医院',
    audience: '移植外科住院医师与主治医师',
    titles: physicians,
    cover: 'suture',
    teachers: [
      ['石砚秋', '主任医师'],
      ['唐以宁', '副主任医师'],
    ],
    credits: 3,
    onsiteHours: 11,
    quota: 10,
    taken: 0,
    days: [-3, 25, 41, 43],
    body: `工作坊只设十个名额，每位学员配备独立操作台与录像系统。
## 日程
1. 第一天：端端吻合与端侧吻合
2. 第二天：计时考核与录像点评`,
    outline: `# 第一天
v 40 器械与缝线的选择
v 50 端端吻合示教
# 第二天
v 45 端侧吻合示教
q 60 操作考核`,
  },
];

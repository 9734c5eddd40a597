import type { CourseSeed } from '../course-seed';
import { physicians, physiciansAndTechnologists, seniorPhysicians } from './titles';

/** Courses for transplant pathology. */
export const pathologyCourses: readonly CourseSeed[] = [
  {
    title: '移植病理诊断规范化培训',
    summary: '移植肝、肾、心、肺活检的取材、判读与报告规范。',
    speciality: 'general',
    mode: 'blended',
    hospital: '羊城白云移植病理中心',
    audience: '病理科主治医师',
    titles: seniorPhysicians,
    departments: ['病理'],
    cover: 'microscope',
    teachers: [
      ['米芾然', '主任医师'],
      ['江映月', '副主任医师'],
    ],
    credits: 8,
    onsiteHours: 55,
    quota: 20,
    taken: 8,
    days: [-11, 24, 37, 92],
    body: `线上阅片平台提供三百例数字切片，每周一次集体判读。
## 内容
- 活检取材与处理
- 国际分级标准的应用
- 疑难病例讨论`,
    outline: `# 取材与技术
v 30 活检取材规范
v 28 特殊染色与免疫组化
# 判读
v 44 移植肾活检
v 42 移植肝活检
v 36 心内膜活检
q 40 阅片考核`,
  },
  {
    title: '移植肾活检判读提高班',
    summary: '聚焦抗体介导排斥与药物毒性的鉴别诊断。',
    speciality: 'kidney',
    mode: 'online',
    hospital: '盛京北方大学附属医院',
    audience: '有一年以上移植病理工作经历的医师',
    titles: physicians,
    cover: 'kidney',
    teachers: [['卞之章', '主任医师']],
    credits: 4,
    quota: 30,
    taken: 18,
    days: [-55, -15, 4, 34],
    requires: ['移植病理基础与取材'],
    body: `提高班采用“先独立阅片、再集体讨论”的方式。`,
    outline: `# 抗体介导排斥
v 36 形态学特征
v 30 C4d 判读
# 鉴别诊断
v 34 药物毒性
q 30 阅片考核`,
  },
  {
    title: '移植病理基础与取材',
    summary: '移植病理入门：取材、固定、染色与报告格式。',
    speciality: 'general',
    mode: 'online',
    hospital: '羊城白云移植病理中心',
    audience: '病理科住院医师与技师，移植科医师',
    titles: physiciansAndTechnologists,
    departments: ['病理', '移植'],
    cover: 'microscope',
    teachers: [['江映月', '副主任医师']],
    credits: 3,
    quota: 60,
    taken: 25,
    days: [-640, -600, -590, -480],
    body: `课程已结课，是《移植肾活检判读提高班》的先修课程。`,
    outline: `# 取材
v 24 取材部位与数量
v 20 固定与包埋
# 报告
v 26 报告格式
q 15 结业测验`,
  },
  {
    title: '移植病理读片会（下半年）',
    summary: '下半年读片会，病例征集中。',
    speciality: 'general',
    mode: 'online',
    hospital: '羊城白云移植病理中心',
    audience: '病理科医师',
    titles: physicians,
    departments: ['病理'],
    cover: 'lecture',
    teachers: [['米芾然', '主任医师']],
    credits: 1,
    quota: 100,
    taken: 0,
    days: [60, 90, 100, 101],
    publishedIn: 30,
    body: `病例征集办法另行通知。`,
    outline: `# 读片
v 60 病例讨论`,
  },
  {
    title: '移植病理质量控制（草稿）',
    summary: '尚在编写的课程。',
    speciality: 'general',
    mode: 'online',
    hospital: '羊城白云移植病理中心',
    audience: '病理科医师',
    titles: physicians,
    departments: ['病理'],
    cover: 'shield',
    teachers: [['米芾然', '主任医师']],
    credits: 1,
    quota: 100,
    taken: 0,
    days: [-5, 20, 30, 31],
    draft: true,
    body: `内容编写中。`,
    outline: `# 质量控制
v 30 质控指标`,
  },
];

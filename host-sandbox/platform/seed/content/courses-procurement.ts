import type { CourseSeed } from '../course-seed';
import { physiciansAndTechnologists } from './titles';

/** Courses for organ procurement organisations. */
export const procurementCourses: readonly CourseSeed[] = [
  {
    title: '器官获取组织负责人研修',
    summary: '器官获取组织的制度建设、质量控制与分配系统使用。',
    speciality: 'donation',
    mode: 'onsite',
    hospital: '金陵大学附属钟山医院',
    audience: '器官获取组织负责人及质量控制人员',
    cover: 'people',
    teachers: [
      ['郑秉文', '研究员'],
      ['杜若谷', '主任医师'],
    ],
    credits: 6,
    onsiteHours: 27,
    quota: 30,
    taken: 14,
    days: [-9, 17, 33, 38],
    body: `研修以制度建设与质量指标为主线，辅以现场教学与同行评议。
## 主题
- 组织架构与岗位职责
- 质量控制指标与改进
- 分配系统的规范使用`,
    outline: `# 制度与组织
v 34 岗位与职责
d 20 制度样例
# 质量控制
v 38 关键指标
v 30 不良事件分析
# 分配系统
v 36 系统操作规范
q 25 结业测验`,
  },
  {
    title: '器官获取与保存技术培训',
    summary: '多器官获取手术、灌注液选择、机械灌注与转运。',
    speciality: 'donation',
    mode: 'blended',
    hospital: '珠江大学附属越秀山医院',
    audience: '承担器官获取手术的外科医师与灌注技师',
    titles: physiciansAndTechnologists,
    cover: 'theatre',
    teachers: [
      ['龙在渊', '主任医师'],
      ['苗青禾', '主管技师'],
    ],
    credits: 8,
    onsiteHours: 43,
    quota: 20,
    taken: 17,
    days: [-45, -6, 5, 50],
    body: `理论课程在线完成，手术与灌注部分在基地动物实验中心进行。`,
    outline: `# 获取手术
v 50 腹部多器官获取
v 44 胸部器官获取
# 保存与灌注
v 36 保存液的选择
v 42 机械灌注参数
q 25 结业测验`,
  },
  {
    title: '器官转运绿色通道实务',
    summary: '航空、铁路与公路转运的申请、交接与应急。',
    speciality: 'donation',
    mode: 'online',
    hospital: '中原大学附属嵩山医院',
    audience: '器官获取组织转运专员与协调员',
    cover: 'box',
    teachers: [['司马行', '主管技师']],
    credits: 2,
    quota: 60,
    taken: 22,
    days: [-80, -40, -28, 21],
    body: `课程用真实场景改编的案例讲解绿色通道的启动条件、交接单据与延误处理。`,
    outline: `# 申请
v 1.5 启动条件
d 12 单据样例
# 交接与应急
v 1 交接核对
v 1.5 延误的处理
q 15 结业测验`,
    media: true,
  },
  {
    title: '器官获取数据质量与审计',
    summary: '捐献与获取数据的填报规范、逻辑核查与年度审计。',
    speciality: 'donation',
    mode: 'online',
    hospital: '泉城大学附属趵突医院',
    audience: '数据管理员与质量控制人员',
    cover: 'figures',
    teachers: [['戚望舒', '统计师']],
    credits: 3,
    quota: 45,
    taken: 0,
    days: [9, 36, 48, 78],
    body: `通过练习数据集掌握常见错误的发现与更正方法。`,
    outline: `# 填报
v 26 字段与口径
d 18 填报手册
# 核查
v 30 逻辑核查
q 20 结业测验`,
  },
];

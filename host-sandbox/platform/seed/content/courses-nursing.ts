import type { CourseSeed } from '../course-seed';
import { nurses } from './titles';

/** Courses for transplant nurses. */
export const nursingCourses: readonly CourseSeed[] = [
  {
    title: '移植专科护士规范化培训',
    summary: '移植病房、监护与随访护理的系统培训，含八周临床实践。',
    speciality: 'general',
    mode: 'blended',
    hospital: '上海青浦湖移植护理中心',
    audience: '在移植相关科室工作一年以上的注册护士',
    titles: nurses,
    cover: 'drip',
    teachers: [
      ['温如玉', '主任护师'],
      ['安可期', '副主任护师'],
    ],
    credits: 8,
    onsiteHours: 74,
    quota: 50,
    taken: 34,
    days: [-22, 14, 28, 98],
    body: `培训包含两周理论与八周临床实践，结业考核由平台统一命题。
## 能力要求
- 术后早期病情观察与预警
- 保护性隔离与感染防控
- 用药教育与出院随访`,
    outline: `# 基础与安全
v 34 移植护理概论
v 30 保护性隔离
q 15 章节测验
# 专科护理
v 38 术后监护要点
v 32 管路与引流护理
d 20 观察记录单
# 教育与随访
v 28 用药教育
q 30 结业测验`,
  },
  {
    title: '肾移植随访护理与健康教育',
    summary: '随访护士的沟通、监测与依从性管理。',
    speciality: 'kidney',
    mode: 'online',
    hospital: '庐州大学附属逍遥津医院',
    audience: '移植随访门诊护士',
    titles: nurses,
    cover: 'lecture',
    teachers: [['程舒云', '副主任护师']],
    credits: 3,
    quota: 60,
    taken: 28,
    days: [-210, -170, -160, -90],
    body: `课程已结课。内容包括自我监测指导、远程随访与依从性评估。`,
    outline: `# 监测
v 26 居家监测项目
v 22 远程随访
# 教育
v 28 依从性评估
q 15 结业测验`,
  },
  {
    title: '心肺移植监护护理专题',
    summary: '心肺移植术后监护、气道护理与早期康复。',
    speciality: 'heart',
    mode: 'onsite',
    hospital: '湘江胸心外科医院',
    audience: '重症监护室与胸心外科护士',
    titles: nurses,
    cover: 'monitor',
    teachers: [['黎初见', '主任护师']],
    credits: 4,
    onsiteHours: 20,
    quota: 20,
    taken: 9,
    days: [-6, 19, 31, 35],
    body: `四天集中授课与床旁示教，学员分组完成模拟抢救。`,
    outline: `# 循环监护
v 32 血流动力学监测
v 30 机械循环支持护理
# 呼吸与康复
v 34 气道护理
v 26 早期活动
q 25 结业测验`,
  },
];

/** A course of liver nursing with free seats; apart from the others, which keep their ids. */
export const liverNursingCourses: readonly CourseSeed[] = [
  {
    title: '肝移植护理实践班',
    summary: '肝移植受者从监护室到居家的护理：观察、管路、用药与随访。',
    speciality: 'liver',
    mode: 'blended',
    hospital: '江城大学附属仁和医院',
    audience: '在肝胆外科、移植或重症监护病房工作一年以上的注册护士',
    titles: nurses,
    cover: 'liver',
    teachers: [
      ['夏知微', '主任护师'],
      ['贺云舟', '主管护师'],
    ],
    credits: 5,
    onsiteHours: 32,
    quota: 30,
    taken: 0,
    days: [-1, 40, 54, 82],
    body: `理论部分在线学习，随后在基地病房跟班一周，由带教护师一对一指导。
## 能力要求
- 识别术后出血、血管栓塞与胆漏的早期征象
- 安全管理引流管、中心静脉导管与胆道支架
- 指导受者按时服药、自我监测和识别排斥反应`,
    outline: `# 监护室阶段
v 36 术后二十四小时的观察要点
v 30 引流管与血管通路护理
q 15 章节测验
# 病房阶段
v 32 感染防控与营养支持
d 20 病房护理记录单
# 出院与随访
v 28 用药教育与居家监测
q 25 结业测验`,
  },
];

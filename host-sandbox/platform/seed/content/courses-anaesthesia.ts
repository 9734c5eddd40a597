import type { CourseSeed } from '../course-seed';
import { physicians, seniorPhysicians } from './titles';

/** Courses for transplant anaesthesia. */
export const anaesthesiaCourses: readonly CourseSeed[] = [
  {
    title: '肝移植麻醉与容量管理',
    summary: '无肝期、再灌注期的血流动力学与凝血管理。',
    speciality: 'liver',
    mode: 'blended',
    hospital: '锦江大学附属望江医院',
    audience: '从事移植麻醉工作的主治医师',
    titles: seniorPhysicians,
    departments: ['麻醉'],
    cover: 'theatre',
    teachers: [
      ['宁致远', '主任医师'],
      ['柏一舟', '副主任医师'],
    ],
    credits: 6,
    onsiteHours: 31,
    quota: 25,
    taken: 13,
    days: [-14, 10, 23, 58],
    body: `课程以真实监测曲线为线索，逐段讲解决策要点。
## 内容
- 术前评估与监测方案
- 无肝期的容量与血管活性药物
- 再灌注综合征`,
    outline: `# 术前与监测
v 34 心肺风险评估
v 36 监测方案的选择
q 12 章节测验
# 术中管理
v 45 无肝期管理
v 40 再灌注期管理
q 25 结业测验`,
  },
  {
    title: '胸腔器官移植麻醉与超声',
    summary: '经食管超声在心肺移植术中的应用与危机处理。',
    speciality: 'lung',
    mode: 'onsite',
    hospital: '北京景山移植医学中心',
    audience: '心胸麻醉医师',
    titles: physicians,
    departments: ['麻醉'],
    cover: 'monitor',
    teachers: [['相里昀', '主任医师']],
    credits: 6,
    onsiteHours: 31,
    quota: 16,
    taken: 16,
    days: [-50, -20, -8, 22],
    body: `每位学员完成不少于二十例模拟超声检查，并参加危机处理演练。`,
    outline: `# 超声基础
v 1.5 标准切面
v 1 右心功能评估
# 危机处理
v 1.5 肺动脉高压危象
q 25 结业测验`,
    media: true,
    study: { forwardSeek: true, watermark: false },
  },
  {
    title: '器官捐献者麻醉与器官保护',
    summary: '捐献者术中管理与器官功能维护的麻醉要点。',
    speciality: 'donation',
    mode: 'online',
    hospital: '长安大学附属雁塔医院',
    audience: '麻醉科、重症医学科医师',
    titles: physicians,
    departments: ['麻醉', '重症', 'ICU'],
    cover: 'drip',
    teachers: [['窦清和', '主任医师']],
    credits: 3,
    quota: 50,
    taken: 0,
    days: [6, 30, 42, 72],
    body: `课程讲解捐献者的循环、呼吸与内分泌管理目标。`,
    outline: `# 管理目标
v 30 循环与呼吸
v 26 内分泌替代
# 术中配合
v 24 获取手术的配合
q 15 结业测验`,
  },
];

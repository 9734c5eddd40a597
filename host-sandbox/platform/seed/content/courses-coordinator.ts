import type { CourseSeed } from '../course-seed';

/** Courses for donation coordinators. */
export const coordinatorCourses: readonly CourseSeed[] = [
  {
    title: '人体器官捐献协调员岗前培训',
    summary: '捐献协调员上岗必修：法规、沟通、流程与见证。',
    speciality: 'donation',
    mode: 'blended',
    hospital: '江城大学附属仁和医院',
    audience: '拟从事捐献协调工作的医务人员与红十字会工作人员',
    cover: 'hands',
    teachers: [
      ['魏如常', '高级协调员'],
      ['姚念慈', '副主任护师'],
    ],
    creditClass: 'I',
    credits: 8,
    onsiteHours: 49,
    quota: 40,
    taken: 26,
    days: [-15, 22, 35, 70],
    body: `本项目为上岗必修课程，结业后方可申请协调员资格考试。
## 学习重点
- 捐献的法律依据与伦理原则
- 与家属沟通的步骤与禁忌
- 捐献见证与文书归档`,
    outline: `# 法规与伦理
v 38 捐献相关法律法规
v 32 自愿无偿原则
q 15 章节测验
# 沟通与哀伤辅导
v 45 沟通的时机与环境
v 40 哀伤辅导基础
d 20 沟通情景案例
# 流程与文书
v 30 捐献见证
d 25 文书样例
q 30 结业测验`,
  },
  {
    title: '捐献家属沟通与哀伤辅导进阶',
    summary: '以情景演练为主，提升困难情境下的沟通与陪伴能力。',
    speciality: 'donation',
    mode: 'onsite',
    hospital: '麓山大学附属橘洲医院',
    audience: '从事捐献协调工作一年以上的协调员',
    cover: 'dialogue',
    teachers: [
      ['易安然', '心理治疗师'],
      ['魏如常', '高级协调员'],
    ],
    credits: 5,
    onsiteHours: 20,
    quota: 24,
    taken: 12,
    days: [-12, 11, 24, 27],
    body: `三天集中演练，每组配备标准化家属与督导老师，演练后逐一反馈。`,
    outline: `# 理解哀伤
v 36 哀伤的阶段与个体差异
v 30 协调员的自我照护
# 情景演练
v 40 首次接触
v 42 拒绝与犹豫
q 30 结业评估`,
  },
  {
    title: '潜在捐献者识别与转介',
    summary: '面向重症科室，讲授潜在捐献者的识别标准与转介流程。',
    speciality: 'donation',
    mode: 'online',
    hospital: '冰城医科大学附属医院',
    audience: '重症医学科、急诊科与神经外科医护人员',
    cover: 'network',
    teachers: [['栾北川', '主任医师']],
    credits: 3,
    quota: 60,
    taken: 24,
    days: [-160, -120, -110, -50],
    body: `课程已结课。围绕“早识别、早转介、早评估”三个环节，用病例讲清流程。`,
    outline: `# 识别
v 1.5 识别标准
v 1 院内转介路径
# 评估
v 1.5 脑死亡判定要点
q 20 结业测验`,
    media: true,
  },
  {
    title: '捐献文化与社会宣传骨干培训',
    summary: '培养能讲好生命故事的宣传骨干，规范活动组织与媒体沟通。',
    speciality: 'donation',
    mode: 'online',
    hospital: '云岭市中心医院',
    audience: '协调员、医院宣传人员与志愿者骨干',
    cover: 'people',
    teachers: [['木子矜', '主任编辑']],
    credits: 2,
    quota: 80,
    taken: 15,
    days: [-5, 33, 45, 75],
    body: `课程介绍缅怀活动的组织、登记宣传的话术与媒体采访的边界。`,
    outline: `# 讲述
v 26 故事的采集与授权
v 24 隐私的边界
# 活动
v 28 缅怀活动的组织
q 15 结业测验`,
  },
];

import type { CourseSeed } from '../course-seed';

/** A course that can be completed in a few minutes; it is running and still open for enrolment. */
export const onlineCourses: readonly CourseSeed[] = [
  {
    title: '线上学习操作实务',
    summary: '一节短课，认识视频、文档与测验三种课时，以及学分与证书。',
    speciality: 'donation',
    mode: 'online',
    hospital: '中原大学附属嵩山医院',
    audience: '首次使用本平台的学员',
    cover: 'screen',
    teachers: [['司马行', '主管技师']],
    credits: 1,
    quota: 200,
    taken: 0,
    days: [-80, 45, -28, 60],
    body: `课程按一次完整学习的顺序编排：先看视频，再读文档，最后完成测验。
## 学完之后
- 在个人中心查看学分
- 领取证书，并用证书编号查验`,
    outline: `# 一次完整的学习
v 0.5 认识播放器
d 1 阅读学习文档
q 10 结业测验`,
    media: true,
    study: { completeShare: 0.5 },
  },
];

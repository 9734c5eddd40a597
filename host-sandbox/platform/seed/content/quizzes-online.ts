import type { QuizSeed } from '../quiz-seed';

/** The question bank of the short course about studying online. */
export const onlineQuizzes: readonly QuizSeed[] = [
  {
    course: '线上学习操作实务',
    lesson: '结业测验',
    passMark: 60,
    attempts: 3,
    drawn: 3,
    showsResults: true,
    bank: `? 学习途中网络中断，已看的进度会怎样？
+ 先存在本机，网络恢复后自动上传
- 全部清零
- 只保留一半
- 须写信申请恢复
= 进度先写入本机，网络恢复后自动上传，不会重复计算。
? 测验的剩余时间以什么为准？
+ 平台的时间
- 学员电脑的时间
- 手机闹钟
- 监考人员的手表
= 电脑的时间可能不准，测验只按平台的时间计算。
? 换一台设备学习，需要从头开始看。
- 正确
+ 错误
= 进度保存在平台，任何设备都从上次看到的地方继续。`,
  },
];

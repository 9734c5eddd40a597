import type { Teacher, teachers } from '../core/db/course-schema';
import { courseSeeds } from './content/courses';
import type { CourseSeed } from './course-seed';
import { dictionaryName } from './dictionaries';
import { hospitalId } from './hospital-rows';
import { toRichText } from './rich-text';

interface SampleTeacher {
  readonly id: bigint;
  readonly name: string;
  readonly title: string;
  /** The first course, at the hospital of the teacher. */
  readonly course: CourseSeed;
}

/** Everyone who teaches a course, once, numbered from 1. */
const sampleTeachers: ReadonlyMap<string, SampleTeacher> = courseSeeds
  .flatMap(([, courses]) =>
    courses.flatMap((course) => course.teachers.map((teacher) => ({ course, teacher }))),
  )
  .reduce((known, { course, teacher: [name, title] }) => {
    if (!known.has(name)) known.set(name, { id: BigInt(known.size + 1), name, title, course });
    return known;
  }, new Map<string, SampleTeacher>());

/** Rows of the invented teachers. */
export function teacherRows(): (typeof teachers.$inferInsert)[] {
  return [...sampleTeachers.values()].map((teacher) => ({
    id: teacher.id,
    name: teacher.name,
    title: teacher.title,
    hospitalId: hospitalId(teacher.course.hospital),
    introduction: toRichText(introduce(teacher)),
  }));
}

/** A teacher as their courses name them. @throws Error for a name that teaches no course */
export function courseTeacher(name: string): Teacher {
  const found = sampleTeachers.get(name);
  if (!found) throw new Error(`nobody who teaches is called ${name}`);
  return { id: String(found.id), name, title: found.title, hospital: found.course.hospital };
}

/** Interests of teachers, used in rotation. */
const interests = [
  '临床决策与并发症的早期识别，主张把每一次讨论都落到可以核对的清单上',
  '围手术期的多学科协作，长期主持院内病例讨论',
  '教学方法研究，把模拟训练与床旁带教结合起来，逐项评分、逐项反馈',
  '长期随访与数据质量，参与制定本单位的随访规范',
  '质量控制与持续改进，坚持用同一套指标回看每一季度的工作',
];
const methods = [
  '先看真实流程，再拆步骤，最后由学员独立完成并互相点评。',
  '每讲一个要点，先提出一个常见的错误，再说明如何避免。',
  '课前发病例，课上讨论，课后由学员写出一页纸的总结。',
];

function introduce({ id, name, title, course }: SampleTeacher): string {
  const index = Number(id);
  const field = dictionaryName('speciality', course.speciality);
  const years = 9 + ((index * 7) % 22);
  return `${name}，${title}，就职于${course.hospital}，从事**${field}**相关工作${years}年，自${2012 + ((index * 5) % 11)}年起参加全国统一大纲的培训教学。
## 工作与研究
主要关注${interests[index % interests.length]}。
## 授课特点
${methods[index % methods.length]}
- 课程内容与培训大纲逐条对应，课后开放答疑
- 带教记录由学员与教师共同签字确认`;
}

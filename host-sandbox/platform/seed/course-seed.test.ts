import { courseId, outlineRows, prerequisiteRows, projectRows } from './course-rows';
import { readOutline } from './course-seed';
import { dictionaryName } from './dictionaries';
import { enrolmentRows } from './enrolment-rows';
import { hospitalRows } from './hospital-rows';
import { pictures } from './media/pictures';

const now = new Date('2026-03-01T04:00:00Z');
const projects = projectRows(now);

test('the dates of every course are in order, and its codes and picture exist', () => {
  for (const { title, enrolFrom, enrolUntil, startsAt, endsAt, ...row } of projects) {
    // the course for new trainees accepts enrolments while it runs
    const until = title === '线上学习操作实务' ? endsAt : startsAt;
    expect([title, enrolFrom < enrolUntil, enrolUntil <= until, startsAt < endsAt]).toEqual([
      title,
      ...[true, true, true],
    ]);
    expect(dictionaryName('training_type', row.kind)).toBeTruthy();
    expect(dictionaryName('speciality', row.speciality)).toBeTruthy();
    expect(dictionaryName('teaching_mode', row.mode)).toBeTruthy();
    expect(Object.keys(pictures)).toContain(row.cover?.replace(/^\/media\/picture\/(.+)\.svg$/, '$1'));
  }
});

test('every course has an outline, and no course requires itself', () => {
  const { chapters, lessons } = outlineRows();
  for (const { id } of projects) expect(chapters.some(({ projectId }) => projectId === id)).toBe(true);
  for (const { id } of chapters) expect(lessons.some(({ chapterId }) => chapterId === id)).toBe(true);
  for (const { projectId, requiredId } of prerequisiteRows()) expect(projectId).not.toBe(requiredId);
  expect(() => readOutline('# 第一章\n没有时长的课时')).toThrow('no lesson');
  expect(() => courseId('没有这门')).toThrow();
});

test('the hours of every course are those of its lessons and of its teaching on site, as its text says', () => {
  const { chapters, lessons } = outlineRows();
  for (const { id, title, hours, mode, content } of projects) {
    const own = chapters.filter(({ projectId }) => projectId === id).map((chapter) => chapter.id);
    const minutes =
      lessons
        .filter(({ chapterId }) => own.includes(chapterId))
        .reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    const [, total, online, onsite = '0'] =
      /共 (\d+) 学时：(?:在线课时 (\d+) 学时，基地现场教学 (\d+) 学时|全部为在线课时)。/.exec(content) ?? [];
    expect([title, Number(total)]).toEqual([title, hours]);
    expect([title, hours - Number(onsite)]).toEqual([title, Math.ceil(minutes / 45)]);
    expect([title, Number(online ?? hours)]).toEqual([title, hours - Number(onsite)]);
    expect([title, mode !== 'online']).toEqual([title, Number(onsite) > 0]);
  }
});

test("the enrolments that hold a seat match the course's count, and nobody is enrolled twice", () => {
  const rows = enrolmentRows(now, projects);
  for (const { id, title, taken, quota } of projects) {
    const seated = rows.filter(
      ({ projectId, state }) => projectId === id && state !== 'refused' && state !== 'left',
    );
    expect([title, seated.length]).toEqual([title, taken]);
    expect(taken).toBeLessThanOrEqual(quota);
  }
  const pairs = rows.map(({ projectId, userId }) => `${projectId} ${userId}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('every hospital has existing codes and pictures', () => {
  for (const { province, level, specialities, cover, pictures: shown } of hospitalRows()) {
    expect(dictionaryName('province', province) + dictionaryName('hospital_level', level)).toBeTruthy();
    for (const code of specialities) expect(dictionaryName('speciality', code)).toBeTruthy();
    for (const address of [cover, ...shown])
      expect(Object.keys(pictures)).toContain(address?.replace(/^\/media\/picture\/(.+)\.svg$/, '$1'));
  }
});

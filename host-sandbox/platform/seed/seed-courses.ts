import { users } from '../db/account-schema';
import { chapters, hospitals, lessons, prerequisites, projects } from '../db/course-schema';
import type { Database } from '../db/database';
import { enrolments } from '../db/enrolment-schema';
import { certificates, credits, lessonProgress, quizCases, quizQuestions, quizzes } from '../db/study-schema';
import { outlineRows, prerequisiteRows, projectRows } from './course-rows';
import { enrolmentRows, peopleRows } from './enrolment-rows';
import { hospitalRows } from './hospital-rows';
import { quizRows } from './quiz-rows';
import { certificateRows, creditRows, progressRows } from './study-rows';

/** Bases, courses with their outlines, and the people in them. */
export async function seedCourses(transaction: Database, now: Date): Promise<void> {
  const courses = projectRows(now);
  const outline = outlineRows();
  await transaction.insert(users).values(await peopleRows(now));
  await transaction.insert(hospitals).values(hospitalRows());
  await transaction.insert(projects).values(courses);
  await transaction.insert(prerequisites).values(prerequisiteRows());
  await transaction.insert(chapters).values(outline.chapters);
  await transaction.insert(lessons).values(outline.lessons);
  const quiz = quizRows();
  await transaction.insert(quizzes).values(quiz.quizzes);
  await transaction.insert(quizCases).values(quiz.cases);
  await transaction.insert(quizQuestions).values(quiz.questions);
  const enrolled = enrolmentRows(now, courses);
  await transaction.insert(enrolments).values(enrolled);
  await transaction.insert(lessonProgress).values(progressRows(now));
  await transaction.insert(credits).values(creditRows(courses, enrolled));
  await transaction.insert(certificates).values(certificateRows(now, courses, enrolled));
}

import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { loginRecords, users } from '../core/db/account-schema';
import * as schema from '../core/db/content-schema';
import { portalRoutes } from '../core/db/content-schema';
import { contacts, siteMessages } from '../core/db/message-schema';
import * as courses from '../core/db/course-schema';
import { chapters, hospitals, lessons, prerequisites, projects, teachers } from '../core/db/course-schema';
import { enrolments, enrolmentDocuments, favourites, waitlistEntries } from '../core/db/enrolment-schema';
import type { Database } from '../core/db/database';
import * as study from '../core/db/study-schema';
import {
  certificates,
  credits,
  lessonProgress,
  quizCases,
  quizQuestions,
  quizzes,
} from '../core/db/study-schema';
import type { Encryption } from '../core/encryption/encryption';
import { createPasswordVerifier } from '../modules/session/password';
import { findUserByName } from '../modules/session/users';
import { StartupError } from '../core/process/startup-error';
import { accountRows, loginRecordRows, sampleAccounts } from './accounts';
import { articleRows, attachmentRows } from './article-rows';
import { categoryRows } from './categories';
import { outlineRows, prerequisiteRows, projectRows } from './course-rows';
import { dictionaryRows } from './dictionaries';
import { documentRows, enrolmentRows, peopleRows, waitlistRows } from './enrolment-rows';
import { favouriteRows } from './favourite-rows';
import { helpRows } from './help';
import { hospitalRows } from './hospital-rows';
import { menuRows } from './menu';
import { messageRows } from './messages';
import { programmeRows } from './programme';
import { quizRows, certificateRows, creditRows, progressRows } from './study-rows';
import { routeRows } from './routes';
import { bannerRows, contactRows, friendLinkRows } from './site';
import { teacherRows } from './teacher-rows';

/**
 * Fills an empty database with the content that every portal needs: dictionaries, categories, menu, routes and the help
 * centre.
 * @param friendLinks whether the site map of the menu names the sample's partner sites
 */
export async function seedStructure(database: Database, friendLinks: boolean): Promise<void> {
  if ((await database.$count(schema.dictionaryItems)) > 0) return;
  await database.transaction(async (transaction) => {
    await transaction.insert(schema.dictionaryItems).values(dictionaryRows());
    await transaction.insert(schema.categories).values(categoryRows());
    await transaction.insert(schema.menuItems).values(menuRows(friendLinks));
    await transaction.insert(portalRoutes).values(routeRows());
    await transaction.insert(schema.helpEntries).values(helpRows());
    for (const table of [schema.categories, schema.menuItems, portalRoutes, schema.helpEntries])
      await continueNumbers(transaction, table);
  });
}

/**
 * Fills an empty database with sample accounts and fictional content in one transaction; leaves any other unchanged.
 * @param now reference time of all relative dates
 * @param encryption encrypts the sample ID numbers
 */
export async function seedIfEmpty(database: Database, now: Date, encryption: Encryption): Promise<void> {
  await seedStructure(database, true);
  if ((await database.$count(users)) > 0) return;
  const accounts = await accountRows(now, encryption);
  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(accounts);
    await transaction.insert(loginRecords).values(loginRecordRows(now));
    await transaction.insert(siteMessages).values(messageRows(now));
    await transaction.insert(schema.articles).values(articleRows(now));
    await transaction.insert(schema.attachments).values(attachmentRows(now));
    await transaction.insert(schema.banners).values(bannerRows());
    await transaction.insert(schema.friendLinks).values(friendLinkRows());
    await transaction.insert(schema.programmeFigures).values(programmeRows(now));
    await transaction.insert(contacts).values(contactRows());
    await seedCourses(transaction, now);
    for (const table of numbered) await continueNumbers(transaction, table);
  });
}

const numbered = [
  users,
  siteMessages,
  schema.articles,
  schema.attachments,
  schema.banners,
  schema.friendLinks,
  contacts,
  courses.hospitals,
  courses.teachers,
  courses.projects,
  courses.chapters,
  courses.lessons,
  enrolments,
  study.quizCases,
  study.quizQuestions,
  study.certificates,
];

/** The rows have explicit ids; the sequence must continue after them. */
async function continueNumbers(
  database: Pick<Database, 'execute'>,
  table: PgTable & { id: unknown },
): Promise<void> {
  await database.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}

/**
 * Refuses a database in which somebody can sign in with a published password.
 * @throws StartupError naming the accounts
 */
export async function assertNoSampleAccounts(database: Database): Promise<void> {
  const isPasswordOf = createPasswordVerifier();
  const open: string[] = [];
  for (const { username, password } of sampleAccounts) {
    const user = await findUserByName(database, username);
    if (user && (await isPasswordOf(user.passwordHash, password))) open.push(username);
  }
  if (open.length === 0) return;
  throw new StartupError(
    `数据库中有密码公开的示例账号（${open.join('、')}），未作改动。正式使用请换一个空数据库；若这是示例，请设 SEED=sample。`,
    'the database has sample accounts whose passwords are public and is as it was: use an empty one, or set SEED=sample if this is a sample',
  );
}

/** Hospitals, courses with outlines, and their trainees. */
export async function seedCourses(transaction: Database, now: Date): Promise<void> {
  const courses = projectRows(now);
  const outline = outlineRows();
  await transaction.insert(users).values(await peopleRows(now));
  await transaction.insert(hospitals).values(hospitalRows());
  await transaction.insert(teachers).values(teacherRows());
  await transaction.insert(projects).values(courses);
  await transaction.insert(favourites).values(favouriteRows(now));
  await transaction.insert(prerequisites).values(prerequisiteRows());
  await transaction.insert(chapters).values(outline.chapters);
  await transaction.insert(lessons).values(outline.lessons);
  const quiz = quizRows();
  await transaction.insert(quizzes).values(quiz.quizzes);
  await transaction.insert(quizCases).values(quiz.cases);
  await transaction.insert(quizQuestions).values(quiz.questions);
  const enrolled = enrolmentRows(now, courses);
  await transaction.insert(enrolments).values(enrolled);
  await transaction
    .update(enrolments)
    .set({ approvedName: sql`${users.realName}` })
    .from(users)
    .where(and(eq(users.id, enrolments.userId), eq(enrolments.state, 'approved')));
  await transaction.insert(enrolmentDocuments).values(documentRows(courses, enrolled));
  await transaction.insert(waitlistEntries).values(waitlistRows(now, courses));
  await transaction.insert(lessonProgress).values(progressRows(now));
  await transaction.insert(credits).values(creditRows(courses, enrolled));
  await transaction.insert(certificates).values(certificateRows(now, courses, enrolled));
}

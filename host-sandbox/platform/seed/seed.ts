import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { loginRecords, users } from '../db/account-schema';
import { contacts } from '../db/contact-schema';
import * as courses from '../db/course-schema';
import { enrolments } from '../db/enrolment-schema';
import { portalRoutes, siteMessages } from '../db/portal-schema';
import * as schema from '../db/schema';
import * as study from '../db/study-schema';
import type { Encryption } from '../encryption/encryption';
import { accountRows } from './accounts';
import { articleRows, attachmentRows } from './article-rows';
import { bannerRows } from './banners';
import { categoryRows } from './categories';
import { contactRows } from './contacts';
import { seedCourses } from './seed-courses';
import { dictionaryRows } from './dictionaries';
import { friendLinkRows } from './friend-links';
import { loginRecordRows } from './login-records';
import { menuRows } from './menu';
import { messageRows } from './messages';
import { routeRows } from './routes';

/**
 * Fills an empty database with sample accounts and invented content, all or nothing; leaves any other as it is.
 * @param now the moment that "days ago" counts from
 * @param encryption seals what the sample has of ID numbers
 */
export async function seedIfEmpty(database: Database, now: Date, encryption: Encryption): Promise<void> {
  if ((await database.$count(users)) > 0) return;
  const accounts = await accountRows(now, encryption);
  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(accounts);
    await transaction.insert(loginRecords).values(loginRecordRows(now));
    await transaction.insert(schema.dictionaryItems).values(dictionaryRows());
    await transaction.insert(schema.menuItems).values(menuRows());
    await transaction.insert(portalRoutes).values(routeRows());
    await transaction.insert(siteMessages).values(messageRows(now));
    await transaction.insert(schema.categories).values(categoryRows());
    await transaction.insert(schema.articles).values(articleRows(now));
    await transaction.insert(schema.attachments).values(attachmentRows(now));
    await transaction.insert(schema.banners).values(bannerRows());
    await transaction.insert(schema.friendLinks).values(friendLinkRows());
    await transaction.insert(contacts).values(contactRows());
    await seedCourses(transaction, now);
    for (const table of numbered) await continueNumbers(transaction, table);
  });
}

const numbered = [
  users,
  schema.menuItems,
  portalRoutes,
  siteMessages,
  schema.categories,
  schema.articles,
  schema.attachments,
  schema.banners,
  schema.friendLinks,
  contacts,
  courses.hospitals,
  courses.projects,
  courses.chapters,
  courses.lessons,
  enrolments,
  study.quizCases,
  study.quizQuestions,
  study.certificates,
];

/** The rows came with numbers of their own; the next one the database gives must follow them. */
async function continueNumbers(
  database: Pick<Database, 'execute'>,
  table: PgTable & { id: unknown },
): Promise<void> {
  await database.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}

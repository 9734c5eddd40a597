import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { SearchKind } from '@/contracts/search';
import { platformFacts } from '../../core/db/account-schema';
import {
  articles,
  attachments,
  dictionaryItems,
  helpEntries,
  searchEntries,
} from '../../core/db/content-schema';
import { hospitals, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { normalizeText, bigrams, searchColumns } from '../../core/db/search-text';
import { pinyinOf, soundsOf } from './pinyin';

type Entry = typeof searchEntries.$inferInsert;
type IndexedRecord = Pick<Entry, 'recordId' | 'title' | 'note'> &
  Partial<Pick<Entry, 'path' | 'publishedAt'>> & {
    /** Words that find the record as its title does. */
    readonly keywords?: readonly string[];
    /** Words that find the record as its note does, and are not shown. */
    readonly others?: readonly (string | null)[];
  };

/** Represents a kind among the bigrams; it contains a space, which no keyword has. */
export const kindToken = (kind: SearchKind) => ` ${kind}`;

/** Rows per insert statement. */
const batchSize = 500;

/** Raise it when entries get other texts: the next start builds them again. */
const entriesVersion = '4';
const versionFact = 'search-index';

/**
 * Builds the search index if there is none or one of another version. Who has changed courses, bases or help in the
 * database deletes the fact that names the version.
 */
export async function updateSearchIndex(database: Database): Promise<void> {
  const [row] = await database.select().from(platformFacts).where(eq(platformFacts.name, versionFact));
  if (row?.value !== entriesVersion) await rebuildSearchIndex(database);
}

/**
 * Builds the search index; about a millisecond per record. Readers find the former entries until it is complete, also
 * those of the former version, whose processes still run. Changes of articles wait meanwhile, so that none is missed.
 */
export async function rebuildSearchIndex(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${searchEntries} in share row exclusive mode`);
    await fillSearchColumns(transaction);
    await transaction.delete(searchEntries);
    await insertEntries(transaction, [
      ...(await courseEntries(transaction)),
      ...(await baseEntries(transaction)),
      ...pageEntries(),
      ...(await helpSearchEntries(transaction)),
      ...(await articleEntries(transaction)),
    ]);
    await transaction
      .insert(platformFacts)
      .values({ name: versionFact, value: entriesVersion })
      .onConflictDoUpdate({ target: platformFacts.name, set: { value: entriesVersion } });
  });
}

/** Fills the search columns of the courses that were imported or changed in the database. */
async function fillSearchColumns(transaction: Database): Promise<void> {
  const { id, title, teachers, searchText } = projects;
  const rows = await transaction
    .select({ id, title, teachers, searchText, base: hospitals.name })
    .from(projects)
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId));
  for (const row of rows) {
    const columns = searchColumns(row.title, row.base, row.teachers);
    if (columns.searchText !== row.searchText)
      await transaction.update(projects).set(columns).where(eq(id, row.id));
  }
}

/** Updates the index entries of an article and its files. Call it after every change of them. */
export async function indexArticle(transaction: Database, id: bigint): Promise<void> {
  const files = await transaction
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.articleId, id));
  await deleteEntries(transaction, ['news', 'notice'], [id]);
  await deleteEntries(
    transaction,
    ['file'],
    files.map((file) => file.id),
  );
  await insertEntries(transaction, await articleEntries(transaction, id));
}

/** Removes a deleted file from the index. */
export async function removeFileFromIndex(transaction: Database, id: bigint): Promise<void> {
  await deleteEntries(transaction, ['file'], [id]);
}

async function deleteEntries(transaction: Database, kinds: SearchKind[], ids: bigint[]): Promise<void> {
  await transaction
    .delete(searchEntries)
    .where(and(inArray(searchEntries.kind, kinds), inArray(searchEntries.recordId, ids)));
}

async function insertEntries(transaction: Database, entries: readonly Entry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += batchSize)
    await transaction.insert(searchEntries).values(entries.slice(start, start + batchSize));
}

/**
 * `text` is the name on its first line, then the name's pinyin, also blurred, an empty line, the note and others; see
 * `relevance`.
 */
function toEntry(
  kind: SearchKind,
  { title, note, keywords = [], others = [], ...columns }: IndexedRecord,
): Entry {
  const name = normalizeText([title, ...keywords].join(' '));
  const { pinyin, blurred, pairs } = soundsOf(name);
  const named = [name, pinyin, blurred].filter(Boolean).join('\n');
  const text = `${named}\n\n${normalizeText([note, ...others].join('\n'))}`;
  return {
    kind,
    title,
    note,
    ...columns,
    text,
    grams: [kindToken(kind), ...bigrams(text), ...new Set(pairs)],
  };
}

async function courseEntries(transaction: Database): Promise<Entry[]> {
  const { id: recordId, title, summary, publishedAt } = projects;
  const rows = await transaction
    .select({
      recordId,
      title,
      summary,
      publishedAt,
      base: hospitals.name,
      city: hospitals.city,
      province: provinces.itemName,
    })
    .from(projects)
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
    .leftJoin(provinces, ofProvince)
    .where(not(projects.draft));
  return rows.map(({ summary, base, city, province, ...row }) =>
    toEntry('project', {
      ...row,
      note: [base, city, summary].filter(Boolean).join(' · '),
      others: [province, pinyinOf(normalizeText(`${city} ${province ?? ''}`))],
    }),
  );
}

/** The names of provinces, to be joined with hospitals by `ofProvince`. */
const provinces = dictionaryItems;
const ofProvince = and(eq(provinces.dictCode, 'province'), eq(provinces.itemCode, hospitals.province));

async function baseEntries(transaction: Database): Promise<Entry[]> {
  const { id: recordId, name: title, city, specialities } = hospitals;
  const names = new Map(
    (await transaction.select().from(dictionaryItems).where(eq(dictionaryItems.dictCode, 'speciality'))).map(
      ({ itemCode, itemName }) => [itemCode, itemName],
    ),
  );
  const rows = await transaction
    .select({ recordId, title, city, specialities, province: provinces.itemName })
    .from(hospitals)
    .leftJoin(provinces, ofProvince);
  return rows.map(({ city: place, specialities: codes, province, ...row }) => {
    const keywords = codes.flatMap((code) => names.get(code) ?? []);
    return toEntry('hospital', {
      ...row,
      keywords,
      note: [place, keywords.join('、')].filter(Boolean).join(' · '),
      others: [province, pinyinOf(normalizeText(`${place} ${province ?? ''}`))],
    });
  });
}

function pageEntries(): Entry[] {
  return portalPages.map(([path, title, note], index) =>
    toEntry('page', { recordId: BigInt(index + 1), title, note, path }),
  );
}

async function helpSearchEntries(transaction: Database): Promise<Entry[]> {
  const rows = await transaction.select().from(helpEntries);
  return rows.map(({ id, topic, question, answer }) =>
    toEntry('help', {
      recordId: id,
      title: question,
      note: answer.replaceAll('\n', ' '),
      path: `/help?id=${id}`,
      others: [topic],
    }),
  );
}

/** Entries of published or scheduled articles and their files. @param id restricts to one article */
async function articleEntries(transaction: Database, id?: bigint): Promise<Entry[]> {
  const condition = and(not(articles.draft), id === undefined ? undefined : eq(articles.id, id));
  const { title, summary: note, publishedAt, articleType } = articles;
  const texts = await transaction
    .select({ recordId: articles.id, articleType, title, note, publishedAt })
    .from(articles)
    .where(condition);
  const files = await transaction
    .select({ recordId: attachments.id, title: attachments.name, note: title, publishedAt })
    .from(attachments)
    .innerJoin(articles, eq(articles.id, attachments.articleId))
    .where(condition);
  return [
    ...texts.map(({ articleType: kind, ...row }) => toEntry(kind, row)),
    ...files.map((row) => toEntry('file', row)),
  ];
}

/** Portal pages that the search finds: path, title, English title. */
export const portalPages: readonly (readonly [path: string, title: string, english: string])[] = [
  ['/index', '首页', 'Home'],
  ['/project', '培训项目', 'Courses'],
  ['/hospital', '培训基地', 'Training hospitals'],
  ['/article', '医院新闻', 'Hospital news'],
  ['/notice', '通知公告', 'Notices'],
  ['/download', '下载中心', 'Downloads'],
  ['/help', '帮助中心', 'Help centre, frequent questions'],
  ['/contactus/1', '联系我们', 'Contact us'],
  ['/verify', '证书查验', 'Verify a certificate'],
  ['/contract', '服务协议与隐私政策', 'Service agreement and privacy policy'],
  ['/login', '登录', 'Sign in'],
  ['/register', '注册', 'Register'],
  ['/forgotpsd', '重置密码', 'Reset your password'],
  ['/password', '修改密码', 'Change your password'],
  ['/sys-message', '站内消息', 'Messages'],
  ['/uc/overview', '我的学习', 'My learning'],
  ['/uc/userInfo', '个人信息', 'Personal information'],
  ['/uc/myProject', '我的培训', 'My training'],
  ['/uc/myFavourite', '我的收藏', 'My favourites'],
  ['/uc/myCredit', '我的学分', 'My credits'],
  ['/uc/myCert', '我的证书', 'My certificates'],
];

const at = '2026-11-01T02:00:00.000Z';
export const page = (record: object) => ({ records: [record], total: 1, current: 1, size: 10, more: false });
export const enrolment = {
  id: '1',
  state: 'enrolled',
  reason: null,
  enrolledAt: at,
  changedAt: at,
  completedAt: null,
  project: { id: '1', title: '课程', quota: 3, left: 1 },
  approvedName: null,
  documents: [
    { code: 'a', name: '推荐信', file: { id: '1', name: '信.pdf', type: 'pdf', size: 9, uploadedAt: at } },
  ],
  unmet: [],
  person: { realName: '沈知远', hospital: '仁和医院', department: '外科', jobTitle: 'chief' },
};
const certificate = {
  number: 'TC1',
  state: 'issued',
  holder: '沈知远',
  title: '课程',
  credits: 3,
  creditClass: 'I',
  issuedAt: at,
  expiresAt: at,
  revokedAt: null,
  reason: null,
};
export const article = {
  id: '1',
  articleType: 'news',
  title: '标题',
  summary: '摘要',
  source: null,
  categoryId: null,
  categoryName: null,
  cover: null,
  publishedAt: at,
  readCount: 1,
  pinned: false,
  state: 'draft',
  revision: 1,
  content: '<p>正文</p>',
  attachments: [],
  leftOut: [],
};
const audit = {
  id: '1',
  at,
  action: 'profileEdit',
  actor: { id: '1', username: 'a' },
  person: null,
  subject: '1',
  title: null,
  fields: ['email'],
  address: '10.0.*.*',
  requestId: 'r',
};
const message = {
  id: '1',
  contactId: '1',
  reference: 'LY2611010001',
  name: '沈知远',
  replyTo: '13900000001',
  text: '问题',
  sentAt: at,
  handledAt: null,
  answer: null,
  answeredAt: null,
  isMember: false,
};
const office = {
  id: '1',
  name: '办公室',
  description: '',
  address: '',
  directions: '',
  phones: [],
  email: '',
  hours: [],
};
export const dictionaries = [
  { dictCode: 'professional_title', items: [{ dictItemCode: 'chief', dictItemName: '主任医师' }] },
  { dictCode: 'download_category', items: [{ dictItemCode: 'other', dictItemName: '其他' }] },
];

/** The calls of each page, with a good response. */
export const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  operator: { '/admin/enrolment/page': page(enrolment), '/admin/dict/data': dictionaries },
  certificates: { '/admin/certificate/page': page(certificate) },
  articles: { '/admin/article/page': page(article) },
  messages: { '/admin/contact/messages': page(message), '/portal/contact/list': [office] },
  audit: { '/admin/audit/page': page(audit) },
};

/** Replaces every value for which the function returns another. */
const everywhere = (data: unknown, change: (value: unknown) => unknown): unknown => {
  const changed = change(data);
  if (changed !== data) return changed;
  if (Array.isArray(data)) return data.map((item) => everywhere(item, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, everywhere(value, change)]));
};
const within = (data: unknown, change: (item: unknown) => unknown): unknown => {
  if (Array.isArray(data)) return data.map(change);
  const { records = [], ...rest } = data as { records?: unknown[] };
  return { ...rest, records: records.map(change) };
};
/** An object in objects, this deep. */
const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
};
const isText = (value: unknown) => typeof value === 'string';

export const malformations: Readonly<Record<string, (data: unknown) => unknown>> = {
  'null records': (data) => within(data, () => null),
  'one null beside a good record': (data) =>
    Array.isArray(data)
      ? [null, ...(data as unknown[])]
      : { ...(data as object), records: [null, ...(data as { records: unknown[] }).records], total: 2 },
  'records of text': (data) => within(data, () => 'x'),
  'records of arrays': (data) => within(data, () => []),
  'empty records': (data) => within(data, () => ({})),
  'objects for texts': (data) => everywhere(data, (value) => (isText(value) ? { a: 1 } : value)),
  'arrays for texts': (data) => everywhere(data, (value) => (isText(value) ? ['x', {}] : value)),
  'numbers for texts': (data) => everywhere(data, (value) => (isText(value) ? 7 : value)),
  'null for texts': (data) => everywhere(data, (value) => (isText(value) ? null : value)),
  'text for numbers': (data) => everywhere(data, (value) => (typeof value === 'number' ? 'x' : value)),
  'null for objects': (data) =>
    within(data, (item) =>
      Object.fromEntries(
        Object.entries(item as object).map(([key, value]) => [key, typeof value === 'object' ? null : value]),
      ),
    ),
  'objects for numbers': (data) =>
    everywhere(data, (value) => (typeof value === 'number' ? { a: 1 } : value)),
  'huge, broken and negative numbers': (data) =>
    everywhere(data, (value) => (typeof value === 'number' ? -1.5e300 : value)),
  'huge texts': (data) => everywhere(data, (value) => (isText(value) ? '长'.repeat(100_000) : value)),
  'texts of control characters': (data) =>
    everywhere(data, (value) => (isText(value) ? '\u0000\u202e\ud800<b>' : value)),
  'no dates': (data) => everywhere(data, (value) => (value === at ? '昨天' : value)),
  'dates beyond the calendar': (data) =>
    everywhere(data, (value) => (value === at ? '+275760-09-13T00:00:00.001Z' : value)),
  'flags for everything': (data) =>
    within(data, (item) => Object.fromEntries(Object.keys(item as object).map((key) => [key, true]))),
  'arrays for objects': (data) =>
    within(data, (item) =>
      Object.fromEntries(
        Object.entries(item as object).map(([key, value]) => [key, typeof value === 'object' ? [] : value]),
      ),
    ),
  'deep nesting': (data) => everywhere(data, (value) => (isText(value) ? nested(2000) : value)),
  'deeply nested records': (data) => within(data, () => nested(2000)),
  'the fields of an object’s own': (data) =>
    within(data, (item) =>
      Object.assign(JSON.parse('{"__proto__":{"a":1},"constructor":null,"toString":7}') as object, item),
    ),
  'the same records twice': (data) =>
    Array.isArray(data)
      ? [...(data as unknown[]), ...(data as unknown[])]
      : {
          ...(data as object),
          records: [...(data as { records: unknown[] }).records, ...(data as { records: unknown[] }).records],
        },
  'no total': (data) => (Array.isArray(data) ? data : { records: (data as { records: unknown[] }).records }),
  'a deep value': () => nested(2000),
  'null for the list': (data) => (Array.isArray(data) ? null : { ...(data as object), records: null }),
  'an object for the list': (data) => (Array.isArray(data) ? {} : { ...(data as object), records: { 0: 1 } }),
  'no data': () => null,
  'a text': () => 'x',
  'a number': () => 0,
};

/**
 * The operators' pages: for each, the `name` of its menu entry, by which the portal finds its address (`jumpUrl`). One
 * record has an address of its own: `…/12` behind the address of `articles` is an article, behind that of `enrolments`
 * the enrolments of a course.
 */
export const operatorPages = {
  enrolments: 'OperatorEnrolments',
  messages: 'OperatorMessages',
  articles: 'OperatorArticles',
  certificates: 'OperatorCertificates',
  audit: 'OperatorAudit',
} as const;
export type OperatorPage = keyof typeof operatorPages;

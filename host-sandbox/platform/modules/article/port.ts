// What other modules use of `article`.
export { toSummary } from './article-presenter';
export { isPublished } from './article-queries';

// What other modules use of `search`.
export { indexArticle, removeFileFromIndex } from './search-index';

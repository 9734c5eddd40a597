// What other modules use of `favourite`.
export { deleteFavourites, exportFavourites } from './export';

// What other modules use of `contact`.
export { exportContactMessages } from './export';

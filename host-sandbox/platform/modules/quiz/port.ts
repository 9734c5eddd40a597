// What other modules use of `quiz`.
export { closeExpiredAttempts } from './attempts';

// What other modules use of `profile`.
export { missingFields } from './profile-presenter';

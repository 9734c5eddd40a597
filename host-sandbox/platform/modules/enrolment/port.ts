// What other modules use of `enrolment`.
export { exportDocuments, findDocuments, removeDocuments, toRequiredDocuments } from './document-queries';
export { deleteDocumentFiles } from './documents';
export { conditionLists, enrolErrorCode, findEligibility } from './eligibility';
export {
  exportEnrolments,
  findEnrolments,
  findStudyStates,
  stateOf,
  toOwnEnrolment,
  type Enrolment,
  type StoredState,
} from './enrolment-queries';
export { cancelUnfinishedEnrolments } from './seats';
export { exportWaitlist } from './waitlist';

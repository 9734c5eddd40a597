// What other modules use of `audit`.
export { exportAudit } from './export';
export { recordAccountChange, recordAudit, recordCommand, recordReading } from './record-audit';

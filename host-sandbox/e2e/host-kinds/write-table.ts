import { writeTable } from './table';

// The last step of `npm run hosts:check`.
writeTable();

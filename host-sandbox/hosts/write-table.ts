import { writeTable } from '../e2e/host-kinds/table';

// The last step of `npm run hosts:check`.
writeTable();

import { productionLicences } from './licence-list';

// `npm run licences`: one line for each production dependency.
for (const { name, version, licence } of productionLicences('package-lock.json'))
  process.stdout.write(`${licence.padEnd(40)} ${name} ${version}\n`);

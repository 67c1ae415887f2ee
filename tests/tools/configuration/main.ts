// `npm run configuration`: writes the table of all variables into docs/configuration.md.
import { writeFileSync } from 'node:fs';
import { allVariables, PAGE, pageOf } from './table.ts';

const { written, wanted } = pageOf(await allVariables());
if (written === wanted) process.stderr.write('configuration: the table is as it should be\n');
else {
  writeFileSync(PAGE, wanted);
  process.stderr.write('configuration: the table was written anew\n');
}

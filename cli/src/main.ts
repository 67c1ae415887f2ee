#!/usr/bin/env node
// `lavra`: the operator's command, and what `npm start` runs.
import { Command } from 'commander';
import { addAuditCommand } from './commands/audit.ts';
import { addCertificatesCommand } from './commands/certificates.ts';
import { addConfigCommand } from './commands/config.ts';
import { addConsoleTokenCommands } from './commands/console-token.ts';
import { addCreditsCommands } from './commands/credits.ts';
import { addJournalCommands } from './commands/journal.ts';
import { addKeyCommands } from './commands/key.ts';
import { addOrgCommands } from './commands/org.ts';
import { addPricesCommands } from './commands/prices.ts';
import { addReadCommand } from './commands/read.ts';
import { addSecretCommand } from './commands/secret.ts';
import { addStartCommand } from './commands/start.ts';
import { addUsageCommand } from './commands/usage.ts';
import { fail } from './output.ts';

// `lavra … | head` closes our output early: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('lavra').description('Reads Brazilian birth certificates and bills each answer once.');
addStartCommand(program);
addOrgCommands(program);
addKeyCommands(program);
addCreditsCommands(program);
addPricesCommands(program);
addUsageCommand(program);
addJournalCommands(program);
addConsoleTokenCommands(program);
addAuditCommand(program);
addReadCommand(program);
addCertificatesCommand(program);
addConfigCommand(program);
addSecretCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  fail(error);
}

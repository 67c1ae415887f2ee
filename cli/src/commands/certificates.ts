// `lavra certificates`: what the services of an installation know each other by, and the first certificate of its proxy.
import type { Command } from 'commander';
import { makeCertificates } from '../certificates/make-certificates.ts';
import { type OutputOptions, printTable } from '../output.ts';

interface CertificatesOptions extends OutputOptions {
  readonly out: string;
  readonly host: string[];
}

export function addCertificatesCommand(program: Command): void {
  program
    .command('certificates')
    .description(
      'make the certificates of an installation; those that are there are kept until a month before they end',
    )
    .requiredOption('--out <folder>', 'where they are kept, a folder for each service')
    .option('--host <name...>', 'names or addresses that callers dial the proxy by', [])
    .option('--json')
    .action(async ({ out, host, ...options }: CertificatesOptions) => {
      const made = await makeCertificates(out, host, new Date());
      printTable(
        made.map(({ file, until, isNew }) => ({ file, until: until.toISOString(), new: isNew })),
        options,
      );
    });
}

// `lavra config`: what is in force, secrets hidden. Each service reads its own environment, by its own code.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printableVariables, type VariableRow } from '@lavra/shared/variables';
import { Argument, type Command } from 'commander';
import { describeOwnVariables, knownSecrets, readStartConfig, type Secrets, wholeEnvironment } from '../config.ts';
import { CommandError, type OutputOptions, print, printJson } from '../output.ts';
import { serviceEnvironments, servicePorts } from '../start/environments.ts';
import { mainOf, portEnvironment, type ServiceName } from '../start/service-process.ts';

const SERVICES = ['gateway', 'ledger', 'engine-pool'] as const satisfies readonly ServiceName[];
/** Reading variables takes no time; starting Node may. */
const ASK_TIMEOUT_MS = 20_000;

/** Stands for what is not made yet; only that there is something is shown. */
const MADE_AT_FIRST_START = 'made and kept at the first start';
const NOT_YET_MADE: Secrets = {
  LAVRA_SECRET: MADE_AT_FIRST_START,
  LAVRA_SERVICE_TOKEN: MADE_AT_FIRST_START,
  LAVRA_OPERATOR_TOKEN: MADE_AT_FIRST_START,
};

interface Program {
  readonly program: string;
  readonly variables: readonly VariableRow[];
}

export function addConfigCommand(program: Command): void {
  program
    .command('config')
    .description('print the variables in force, secrets hidden')
    .addArgument(
      new Argument('[service]', 'started by itself in this environment; absent: all that `npm start` runs').choices(
        SERVICES,
      ),
    )
    .option('--json')
    .action((service: ServiceName | undefined, options: OutputOptions) => {
      const programs = service ? [ask(service, wholeEnvironment())] : embedded();
      if (options.json) printJson(programs);
      else print(programs.map(({ program, variables }) => `${program}\n\n${printableVariables(variables)}`).join('\n'));
      if (programs.some(({ variables }) => variables.some(({ problem }) => problem))) process.exitCode = 1;
    });
}

function embedded(): Program[] {
  const config = readStartConfig();
  const secrets = { ...NOT_YET_MADE, ...knownSecrets(config.dataDir), ...config.givenSecrets };
  const environments = serviceEnvironments(config, secrets);
  const ports = servicePorts(config.ports);
  const own = Object.entries(describeOwnVariables()).map(([program, variables]) => ({ program, variables }));
  return [
    ...own,
    ask('gateway', { ...environments.gateway, ...portEnvironment('gateway', ports.gateway) }),
    ask('ledger', { ...environments.ledger, ...portEnvironment('ledger', ports.ledger) }),
    ask('engine-pool', { ...environments.enginePool, ...portEnvironment('engine-pool', ports.enginePool) }),
  ];
}

function ask(service: ServiceName, env: NodeJS.ProcessEnv): Program {
  const main = mainOf(service);
  if (!existsSync(main)) {
    throw new CommandError(
      `the ${service} is not installed here: run "node ${service}/src/main.ts --config" where it is`,
    );
  }
  return { program: service, variables: JSON.parse(printedBy(main, env)) };
}

/** A service with a problem prints it all the same, and ends with 1. */
function printedBy(main: string, env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync(process.execPath, [main, '--config', '--json'], {
      env,
      encoding: 'utf8',
      timeout: ASK_TIMEOUT_MS,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (stdout) return stdout;
    throw error;
  }
}

// `lavra start`: everything on this machine, embedded.
import type { Command } from 'commander';
import { start } from '../start/start.ts';

export function addStartCommand(program: Command): void {
  program.command('start').description('run everything on this machine').action(start);
}

// A worker for tests that does to its process what the file's text says.
import '../lifetime.ts';
import type { ExtractStep } from '../../extract.ts';
import type { Stages } from '../../stages.ts';
import { serveTasks } from '../serve-tasks.ts';
import type { WorkerSettings } from '../task.ts';

const settings: WorkerSettings = JSON.parse(process.argv[2] as string);
const read: ExtractStep = {
  kind: 'extracted',
  extraction: {
    outcome: { kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' },
    image: undefined,
    stageTimes: [],
  },
  sure: true,
};

/** Twice this is more than the tests' limit. */
const MANY_BYTES = 200 * 1024 * 1024;
const kept: Buffer[] = [];

serveTasks(settings.limits, async (task, stages) => {
  switch (task.kind === 'read' && Buffer.from(task.file).toString()) {
    case 'exit':
      return process.exit(1);
    case 'segmentation fault':
      process.kill(process.pid, 'SIGSEGV');
      return new Promise(() => {});
    case 'throw later':
      setImmediate(() => {
        throw new Error('nobody awaits this');
      });
      return new Promise(() => {});
    case 'eat objects': {
      const eaten: number[][] = [];
      while (true) eaten.push(new Array(1_000_000).fill(eaten.length + 0.5));
    }
    case 'eat buffers': {
      const eaten: Buffer[] = [];
      while (true) eaten.push(Buffer.alloc(10_000_000, 1));
    }
    case 'keep buffers':
      kept.push(Buffer.alloc(MANY_BYTES, 1));
      return read;
    case 'leave buffers':
      Buffer.alloc(MANY_BYTES, 1);
      return read;
    case 'use buffers': {
      const used = Buffer.alloc(MANY_BYTES, 1);
      spin(200);
      return used.length > 0 ? read : spin(0);
    }
    case 'fill and wait':
      kept.push(Buffer.alloc(MANY_BYTES, 1));
      return waitUntilCancelled(stages);
    case 'hang in a stage':
      return stages.run('fields', () => spin(Number.POSITIVE_INFINITY));
    case 'hang between stages':
      return spin(Number.POSITIVE_INFINITY);
    case 'short stages':
      for (let stage = 0; stage < 4; stage++) await stages.run('fields', () => spin(120));
      return read;
    case 'a long reading':
      await stages.run('recognise', () => spin(480));
      return read;
    case 'bug':
      throw new Error('a bug');
    case 'wait':
      return waitUntilCancelled(stages);
    case 'sleep':
      return new Promise(() => {});
    case 'environment':
      if (Object.keys(process.env).some((name) => name.startsWith('LAVRA_'))) throw new Error('a secret');
      return read;
    default:
      return read;
  }
});

async function waitUntilCancelled(stages: Stages): Promise<never> {
  while (true) {
    stages.throwIfAborted();
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** Keeps the thread busy for so long of its processor's time. */
function spin(cpuMs: number): never | ExtractStep {
  const started = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(started);
    if ((user + system) / 1_000 > cpuMs) return read;
  }
}

// One replica of a service as a process of its own: started again when it dies, as a container would be.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadyMessage } from '@lavra/shared/lifecycle';
import { ROOT } from '../../support/embedded.ts';

export interface ReplicaOptions {
  readonly name: string;
  /** The variable it takes its port from. */
  readonly portVariable: string;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

const RESTART_PAUSE_MS = 500;

export class Replica {
  readonly name: string;
  /** How the last process ended. */
  lastExit: number | NodeJS.Signals | undefined;
  readonly #options: ReplicaOptions;
  #child: ChildProcess | undefined;
  #ready = Promise.withResolvers<void>();
  #wanted = true;
  /** Where the first process served, and so every later one. */
  #place: ReadyMessage | undefined;
  readonly #env: NodeJS.ProcessEnv;
  readonly #ended: Promise<void>;

  constructor(options: ReplicaOptions) {
    this.name = options.name;
    this.#options = options;
    this.#env = { ...options.env };
    this.#ended = this.#keepRunning();
  }

  /** host:port. @throws before it serves for the first time */
  get address(): string {
    return this.#served().address;
  }

  get metricsPort(): number | undefined {
    return this.#served().metricsPort;
  }

  #served(): ReadyMessage {
    if (!this.#place) throw new Error(`${this.name} has not served yet`);
    return this.#place;
  }

  /** Settles when it serves; after a kill, when it serves again. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /**
   * Drains the process and waits until the next one serves; the exit code of the old one is `lastExit`.
   * @param env variables on top of those it had
   */
  async restart(env: NodeJS.ProcessEnv = {}): Promise<void> {
    Object.assign(this.#env, env);
    await this.#end('SIGTERM');
    await this.ready;
  }

  /** Kills the process and waits until the next one serves. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    await this.ready;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exit;
  }

  /** Drains it for good. */
  async stop(): Promise<void> {
    this.#wanted = false;
    // A frozen process hears nothing.
    this.signal('SIGCONT');
    this.signal('SIGTERM');
    await this.#ended;
  }

  /** 0, a port that the system chooses, for the first process. */
  #ports(): NodeJS.ProcessEnv {
    const { port = 0, metricsPort = 0 } = this.#place ?? {};
    return { [this.#options.portVariable]: String(port), METRICS_PORT: String(metricsPort) };
  }

  async #keepRunning(): Promise<void> {
    while (this.#wanted) {
      const [program, ...args] = this.#options.command as [string, ...string[]];
      const log = openSync(this.#options.logFile, 'a');
      const child = spawn(program === 'node' ? process.execPath : program, args, {
        cwd: ROOT,
        // Nothing but what the compose file gives it: what is missing there is missed here.
        env: { PATH: process.env.PATH, ...this.#env, ...this.#ports() },
        stdio: ['ignore', log, log, 'ipc'],
        detached: true,
      });
      closeSync(log);
      this.#child = child;
      child.on('message', (message: ReadyMessage) => {
        if (message.type !== 'ready') return;
        this.#place ??= message;
        this.#ready.resolve();
      });
      this.lastExit = await new Promise<number | NodeJS.Signals>((resolve) => {
        child.once('error', () => resolve(1));
        child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
      });
      this.#child = undefined;
      if (!this.#place && this.#wanted) {
        // What cannot start once never will.
        this.#ready.reject(new Error(`${this.name} could not start: ${readFileSync(this.#options.logFile, 'utf8')}`));
        return;
      }
      // Who waits for a process that ended before it served waits for the next one.
      const next = Promise.withResolvers<void>();
      this.#ready.resolve(next.promise);
      this.#ready = next;
      if (this.#wanted) await pause(RESTART_PAUSE_MS);
    }
  }
}

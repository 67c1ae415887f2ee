// Gives libuv a thread for every worker's decoding: its pool is one for the whole process, four threads by default, and
// its size is read when it is first used. That is why main.ts imports this before anything else.
import { availableParallelism } from 'node:os';

const LIBUV_DEFAULT = 4;

process.env.UV_THREADPOOL_SIZE ??= String(
  LIBUV_DEFAULT + (Number(process.env.ENGINE_POOL_THREADS) || availableParallelism()),
);

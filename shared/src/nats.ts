// A lasting link to NATS for hints that may be lost: it connects in the background, again and again for ever, and
// neither its absence nor its slowness ever holds up a caller.
import { accessSync, constants } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectionOptions, connect, type NatsConnection, type Status } from '@nats-io/transport-node';
import { z } from 'zod';
import type { Logger } from './logger.ts';
import { Counter, Gauge, type Registry } from './metrics.ts';

/** Options of a tls:// URL, by the names that the client library has for them: paths of PEM files. */
const TLS_FILES = ['caFile', 'certFile', 'keyFile'] as const;

/** NATS_URL: one server or several, separated by commas. */
export const natsUrlVariable = z
  .string()
  .refine((text) => servers(text).every((url) => URL.canParse(url)), {
    error: 'must be nats://[user:password@]host[:port], or tls://…[?caFile=PATH&certFile=PATH&keyFile=PATH]',
    abort: true,
  })
  .superRefine((text, context) => {
    const files = servers(text).flatMap((url) => Object.entries(tlsFiles(new URL(url)) ?? {}));
    for (const [option, path] of files) {
      try {
        accessSync(path, constants.R_OK);
      } catch {
        context.addIssue({ code: 'custom', message: `${option} ${path} cannot be read` });
      }
    }
  })
  .meta({ type: '`nats://[user:password@]host[:port]`, `tls://…`, or several separated by commas' })
  .describe('over which gateways hear what ledgers committed; absent: they ask the ledger');

export interface NatsOptions {
  /** As natsUrlVariable checked it: nats://[user:password@ | token@]host[:port], or tls://…; separated by commas. */
  readonly url: string;
  /** Shown by the server's own monitoring. */
  readonly name: string;
  readonly logger: Logger;
  readonly registry: Registry;
}

export interface NatsLink {
  /** True when it was handed to the server's connection; false when it was dropped, which is counted. Never throws. */
  publish(subject: string, payload: Uint8Array): boolean;
  /** Messages from now on, whenever there is a connection. */
  subscribe(subject: string, receive: (payload: Uint8Array) => void): void;
  /** Is it connected, with a sign of life of late? */
  isUp(): boolean;
  close(): Promise<void>;
}

/** A dead peer is noticed after two or three of these. */
const PING_INTERVAL_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_PAUSE_MS = 500;
const RECONNECT_JITTER_MS = 250;
/** How often the server is asked for a sign of life, and after how long without one nothing more is queued for it. */
const PROBE_INTERVAL_MS = 1_000;
const STALLED_AFTER_MS = 5_000;
/** What was published last may still be on its way when the process ends. */
const CLOSE_TIMEOUT_MS = 1_000;

export function openNatsLink({ url, name, logger, registry }: NatsOptions): NatsLink {
  const options = connectionOptions(url, name);
  const metrics = createMetrics(registry);
  const subscriptions = new Map<string, (payload: Uint8Array) => void>();
  const closing = new AbortController();
  let connection: NatsConnection | undefined;
  let answeredMs = 0;

  const isUp = () => connection !== undefined && performance.now() - answeredMs < STALLED_AFTER_MS;
  const probe = setInterval(() => {
    connection?.flush().then(
      () => {
        answeredMs = performance.now();
      },
      () => undefined,
    );
  }, PROBE_INTERVAL_MS);

  // The same reason comes again with every try: it is told when it changes.
  let told = '';
  const tellOnce = (reason: string) => {
    if (reason === told) return;
    told = reason;
    logger.warn({ reason }, 'NATS (NATS_URL) cannot be used; the ledger answers instead');
  };
  const noticed = (status: Status) => {
    switch (status.type) {
      case 'disconnect':
        answeredMs = 0;
        metrics.connected.set(0);
        tellOnce('the connection is gone');
        break;
      case 'reconnect':
        answeredMs = performance.now();
        metrics.connected.set(1);
        told = '';
        logger.info('NATS is back');
        break;
      case 'slowConsumer':
        metrics.slowConsumers.inc();
        break;
      case 'error':
        if (/slow consumer/i.test(status.error.message)) metrics.slowConsumers.inc();
        tellOnce(status.error.message);
        break;
    }
  };

  const keepConnected = async () => {
    while (!closing.signal.aborted) {
      const opened = await connect(options).catch((error: Error) => tellOnce(error.message));
      if (opened && !closing.signal.aborted) {
        for (const [subject, receive] of subscriptions) listen(opened, subject, receive);
        connection = opened;
        answeredMs = performance.now();
        metrics.connected.set(1);
        told = '';
        logger.info('joined NATS');
        void watch(opened, noticed);
        // It reconnects by itself; it closes only when the client library gives up, or when we close it.
        await opened.closed();
        connection = undefined;
        metrics.connected.set(0);
      } else await opened?.close();
      await pause(RECONNECT_PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = keepConnected();

  return {
    publish(subject, payload) {
      if (!isUp()) {
        metrics.dropped.inc();
        return false;
      }
      try {
        connection?.publish(subject, payload);
        return true;
      } catch (error) {
        // Closing, or larger than the server takes: a hint that is lost, like any other.
        metrics.dropped.inc();
        logger.warn({ err: error }, 'a message could not be published');
        return false;
      }
    },
    subscribe(subject, receive) {
      subscriptions.set(subject, receive);
      if (connection) listen(connection, subject, receive);
    },
    isUp,
    async close() {
      closing.abort();
      clearInterval(probe);
      const open = connection;
      if (open && isUp()) await Promise.race([open.flush().catch(() => undefined), pause(CLOSE_TIMEOUT_MS)]);
      await open?.close().catch(() => undefined);
      await ended;
    },
  };
}

function listen(connection: NatsConnection, subject: string, receive: (payload: Uint8Array) => void): void {
  // A callback, not an iterator: nothing queues up in this process, a slow one is the server's to cut off.
  connection.subscribe(subject, {
    callback: (error, message) => {
      if (!error) receive(message.data);
    },
  });
}

async function watch(connection: NatsConnection, noticed: (status: Status) => void): Promise<void> {
  for await (const status of connection.status()) noticed(status);
}

function servers(text: string): string[] {
  return text.split(',').map((part) => (part.includes('://') ? part.trim() : `nats://${part.trim()}`));
}

/** The files that a tls:// URL names; undefined for any other. Without caFile the system's authorities are believed. */
function tlsFiles({ protocol, searchParams }: URL): Partial<Record<(typeof TLS_FILES)[number], string>> | undefined {
  if (protocol !== 'tls:') return undefined;
  return Object.fromEntries(
    TLS_FILES.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name)]] : [])),
  );
}

/** The client library reads no credentials from a URL, so they are taken out of the first one here. */
function connectionOptions(url: string, name: string): ConnectionOptions {
  const urls = servers(url).map((each) => new URL(each));
  const { username, password } = urls[0] as URL;
  const tls = urls.map(tlsFiles).find((files) => files !== undefined);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ host }) => host),
    name,
    ...(pass ? { user, pass } : user ? { token: user } : {}),
    ...(tls && { tls }),
    timeout: CONNECT_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    // A server whose credentials are being changed refuses for a while; giving up would be for ever.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RECONNECT_PAUSE_MS,
    reconnectJitter: RECONNECT_JITTER_MS,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 2,
    noAsyncTraces: true,
  };
}

function createMetrics(registry: Registry) {
  const registers = [registry];
  return {
    connected: new Gauge({ name: 'lavra_nats_connected', help: '1 while connected to NATS', registers }),
    dropped: new Counter({
      name: 'lavra_nats_messages_dropped_total',
      help: 'Messages not published because NATS was away',
      registers,
    }),
    slowConsumers: new Counter({
      name: 'lavra_nats_slow_consumers_total',
      help: 'Times NATS called this process too slow',
      registers,
    }),
  };
}

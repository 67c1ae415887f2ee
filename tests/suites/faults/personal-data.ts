// Looks for what must be nowhere: any field of a certificate, any requestId, any key, in the database, the NATS traffic
// and the logs, all of which this test has in hand.
import { createHash } from 'node:crypto';
import { BSON, MongoClient } from 'mongodb';
import { send } from '../../support/send.ts';
import { smallImage } from './load.ts';
import type { Stage } from './run-fault.ts';
import { newOrganization, type Verdict } from './verify.ts';

/** Shorter texts (a state's two letters, a "Não") and short numbers (a page's) are found anywhere by chance. */
const NEEDLE_CHARACTERS_MIN = 5;
const NEEDLE_DIGITS_MIN = 9;
/** The time of a line of log, to the second: some hour of birth is in it by chance, which is printed to the minute. */
const CLOCK_TIME = /\d\d:\d\d:\d\d/g;
const REQUEST_ID = 'certidao-da-Maria-Especime-de-1980';

export async function searchForPersonalData(stage: Stage): Promise<Omit<Verdict, 'tries'>> {
  const { cluster, wire } = stage;
  const { org, key } = await newOrganization(cluster);
  const imageBase64 = await smallImage();
  const request = { imageType: 'base64', imageBase64, requestId: REQUEST_ID };
  const replies = [];
  for (const { address } of cluster.replicas.gateway) {
    replies.push(await send({ baseUrl: `http://${address}/api/v1`, key }, request));
  }
  const { data } = replies[0]?.body ?? {};
  const file = Buffer.from(imageBase64, 'base64');
  const needles = [
    ...leaves(data),
    REQUEST_ID,
    key,
    createHash('sha256').update(file).digest('hex'),
    createHash('sha256').update(file).digest('base64url'),
    imageBase64.slice(0, 64),
  ].filter(isTelling);
  const haystacks = {
    database: await dump(cluster.storeUrl),
    NATS: wire.heard(),
    logs: Buffer.from((await cluster.logs()).replaceAll(CLOCK_TIME, '')),
  };
  const problems = Object.entries(haystacks).flatMap(([where, haystack]) => {
    const found = needles.filter((needle) => spellings(needle).some((spelling) => haystack.includes(spelling)));
    return found.map((needle) => `"${needle}" is in the ${where}`);
  });
  // Had nothing been there to search, nothing would have been found.
  if (leaves(data).length < 10) problems.push('there was no answer to look for');
  for (const [where, { length }] of Object.entries(haystacks)) {
    if (length === 0) problems.push(`there was nothing to search in the ${where}`);
  }
  const idempotencyKey = Buffer.from(org);
  for (const where of ['database', 'NATS'] as const) {
    if (!haystacks[where].includes(idempotencyKey))
      problems.push(`the organization is not in the ${where}: wrong place searched`);
  }
  const row = {
    fault: 'personal data looked for',
    kills: 0,
    requests: replies.length,
    answers: replies.filter(({ status }) => status === 201).length,
    charges: replies.reduce((sum, { body }) => sum + body.creditsCharged, 0),
    violations: problems.length,
  };
  return { row, problems };
}

function isTelling(needle: string): boolean {
  return needle.length >= (/^\d+$/.test(needle) ? NEEDLE_DIGITS_MIN : NEEDLE_CHARACTERS_MIN);
}

/** All texts of the contract's data object. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/** As JSON would write it, as plain bytes, and in the forms that hide text from a careless look. */
function spellings(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return [
    bytes,
    Buffer.from(text.normalize('NFD')),
    Buffer.from(JSON.stringify(text).slice(1, -1)),
    Buffer.from(bytes.toString('hex')),
    Buffer.from(bytes.toString('base64').replace(/=+$/, '')),
    Buffer.from(text, 'utf16le'),
  ];
}

/** Every document of every collection as the bytes it is stored as. */
async function dump(url: string): Promise<Buffer> {
  const client = new MongoClient(url);
  try {
    const database = client.db();
    const parts: Uint8Array[] = [];
    for (const { name } of await database.listCollections().toArray()) {
      for await (const document of database.collection(name).find()) parts.push(BSON.serialize(document));
    }
    return Buffer.concat(parts);
  } finally {
    await client.close();
  }
}

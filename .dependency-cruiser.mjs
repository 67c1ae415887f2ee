// Who may import whom: proto ← shared ← {ledger, engine-pool, gateway, cli}; each driver has one home.

/** Modules outside `home` may not import the package. */
const oneHome = (name, packages, home) => ({
  name,
  comment: `${packages} is used in ${home} alone, so that it can be changed in one place.`,
  severity: 'error',
  from: { path: '^(shared|ledger|engine-pool|engine-client|gateway|cli)/src/', pathNot: home },
  to: { path: `^node_modules/(${packages})/` },
});

/** By folder: those in it from the lowest up. None imports one above it, so no two of them import each other. */
const FOLDER_ORDERS = {
  'ledger/src': ['model', 'credit', 'store', 'broadcast', 'organization', 'audit', 'jobs', 'rpc'],
  'cli/src': ['certificates', 'start', 'read', 'commands'],
  'gateway/src': ['reply', 'body', 'clients', 'extraction', 'console', 'middleware', 'openapi', 'web', 'routes'],
  'engine-pool/src': ['input', 'image', 'ocr', 'certificate', 'engines', 'pool', 'rpc'],
  'engine-pool/src/certificate': ['text', 'repair', 'validate', 'normalise', 'find'],
};

const foldersInOrder = ([parent, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${parent}/${folder}-imports-none-above-it`,
    severity: 'error',
    from: { path: `^${parent}/${folder}/` },
    to: { path: `^${parent}/(${folders.slice(index + 1).join('|')})/` },
  }));

export default {
  forbidden: [
    ...Object.entries(FOLDER_ORDERS).flatMap(foldersInOrder),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-circles',
      comment: 'Of two folders one knows the other: what both need lies further down (model/ in the ledger).',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(shared|ledger|gateway|cli|client|web)/' },
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'shared-is-a-leaf',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(ledger|engine-pool|engine-client|gateway|cli|tests)/' },
    },
    {
      name: 'services-never-import-each-other',
      comment: 'They meet over gRPC only.',
      severity: 'error',
      from: { path: '^(ledger|engine-pool|gateway|cli)/src/' },
      to: { path: '^(ledger|engine-pool|gateway|cli|tests)/', pathNot: '^$1/' },
    },
    {
      name: 'pages-know-the-client-alone',
      comment: 'They run in browsers and meet the services over HTTP.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(proto|shared|ledger|engine-pool|gateway|cli)/|^tests/(?!fixtures/samples/)' },
    },
    {
      name: 'tests-use-the-public-start',
      comment:
        'Wider tests start a service as main.ts does; what is tested closer stands next to its code. Certificates are made as the operator makes them.',
      severity: 'error',
      from: { path: '^tests/', pathNot: '^tests/(suites/ledger-store|tools/bench|tools/soak)/' },
      to: { path: '^(ledger|gateway|engine-pool|cli)/src/', pathNot: '/src/server\\.ts$|^cli/src/certificates/' },
    },
    {
      name: 'decisions-know-no-edges',
      comment: 'Credit decisions are pure.',
      severity: 'error',
      from: { path: '^ledger/src/credit/' },
      to: { path: '^ledger/src/(store|rpc|organization|jobs)/' },
    },
    oneHome('mongodb-home', 'mongodb', '^ledger/src/store/mongo/'),
    oneHome('image-home', 'sharp|pdfjs-dist', '^engine-pool/src/input/'),
    oneHome('remote-engines-home', 'openai|cockatiel', '^engine-pool/src/engines/remote/'),
    oneHome('nats-home', '@nats-io', '^shared/src/nats\\.ts$'),
    oneHome('traces-home', '@opentelemetry', '^shared/src/tracing\\.ts$'),
    oneHome('koa-home', 'koa|@koa/router|koa-body', '^gateway/src/(app|server|middleware|routes|web)'),
  ],
  options: {
    exclude: { path: '(^|/)(node_modules/.*/node_modules|proto/gen)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    includeOnly: {
      path: '^(proto|shared|ledger|engine-pool|engine-client|gateway|cli|client|web|tests|node_modules)/',
    },
  },
};

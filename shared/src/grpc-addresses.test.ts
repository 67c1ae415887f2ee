import { expect, test } from 'vitest';
import { AddressList, parseAddresses } from './grpc-addresses.ts';

test.each([
  ['localhost:1', [{ host: 'localhost', port: 1 }]],
  ['dns:///ledger:50051', [{ host: 'ledger', port: 50_051 }]],
  [
    'ledger-1:50051, ledger-2:50052',
    [
      { host: 'ledger-1', port: 50_051 },
      { host: 'ledger-2', port: 50_052 },
    ],
  ],
  ['[::1]:50051', [{ host: '::1', port: 50_051 }]],
])('%s', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});

test.each(['', 'ledger', 'ledger:50051,', ':1'])('"%s" is no address', (text) => {
  expect(() => parseAddresses(text)).toThrow('is no address');
});

test('every address of every name is found, and a name that cannot be looked up keeps those it had', async () => {
  const names: Record<string, string[]> = { a: ['10.0.0.2', '10.0.0.1', '10.0.0.1'], b: ['10.0.0.3'] };
  const list = new AddressList('a:1,b:2', async (host) => {
    const found = names[host];
    if (!found) throw new Error('ENOTFOUND');
    return found.map((address) => ({ address }));
  });
  const first = [
    { host: '10.0.0.1', port: 1 },
    { host: '10.0.0.2', port: 1 },
    { host: '10.0.0.3', port: 2 },
  ];
  expect(await list.resolve()).toEqual(first);
  delete names.a;
  names.b = ['10.0.0.4'];
  expect(await list.resolve()).toEqual([...first.slice(0, 2), { host: '10.0.0.4', port: 2 }]);
});

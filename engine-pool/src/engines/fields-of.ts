// The values of a certificate by the paths that evidence uses, "filiacao.genitor_1.nome_completo".
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';

type Node = { [key: string]: Node | string };

export function valueAt(certificate: Certificate, path: string): string {
  let node: Node | string | undefined = certificate as unknown as Node;
  for (const key of keysOf(path)) node = typeof node === 'object' ? node[key] : undefined;
  return typeof node === 'string' ? node : '';
}

/** Changes the certificate in place. */
export function setValueAt(certificate: Certificate, path: string, value: string): void {
  const keys = keysOf(path);
  const last = keys.pop() as string;
  let node = certificate as unknown as Node;
  for (const key of keys) node = node[key] as Node;
  node[last] = value;
}

/** The generated types write proto's names in camel case. */
function keysOf(path: string): string[] {
  return path.split('.').map((name) => name.replace(/_(\w)/g, (_, next: string) => next.toUpperCase()));
}

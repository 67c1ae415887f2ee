// From the engine pool's certificate to the contract's accented field paths.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';

/** Accents by the proto's own names; a name that is not here has none. */
const ACCENTED: Record<string, string> = {
  orgaoEmissor: 'órgão_emissor',
  matricula: 'matrícula',
  mes: 'mês',
  municipio: 'município',
  cartorio: 'cartório',
  numeroDnv: 'número_dnv',
  filiacao: 'filiação',
  avos: 'avós',
  avoMasculino: 'avô',
  avoFeminino: 'avó',
  gemeos: 'gêmeos',
  informacoesAdicionais: 'informações_adicionais',
  observacoes: 'observações',
  averbacoes: 'averbações',
  anotacoes: 'anotações',
  autenticacao: 'autenticação',
  dataEmissao: 'data_emissão',
};

const contractName = (name: string): string =>
  ACCENTED[name] ?? name.replace(/[A-Z]|\d+$/g, (part) => `_${part.toLowerCase()}`);

const camelCase = (name: string): string => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** The path of a field's evidence ("filiacao.genitor_1.nome_completo") in the contract's names. */
export function contractPath(evidencePath: string): string {
  return evidencePath
    .split('.')
    .map((name) => contractName(camelCase(name)))
    .join('.');
}

/** Every field of the certificate by the contract's path. */
export function contractFields(certificate: Certificate | undefined): Map<string, string> {
  const fields = new Map<string, string>();
  const walk = (node: object, path: string): void => {
    for (const [name, value] of Object.entries(node)) {
      const field = path + contractName(name);
      if (typeof value === 'string') fields.set(field, value);
      else if (typeof value === 'object' && value !== null) walk(value, `${field}.`);
    }
  };
  walk(certificate ?? {}, '');
  return fields;
}

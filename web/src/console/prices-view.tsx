// What an extraction costs, what it cost before, and who said so.
import { formatNumber, formatTime } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { get, send } from './api.ts';
import type { ConsolePrices } from './contract.ts';
import { useLoaded } from './load.ts';
import { Field, Form, Select, Show, Table, typedNumber } from './parts.tsx';

const texts = inLanguage({
  en: {
    set: 'Set a price',
    which: 'Price',
    names: { standard: 'standard', fast: 'fast', resizeImage: 'resizeImage' },
    credits: 'Credits',
    hint: 'In force from the next request on. Fast must not be cheaper than standard.',
    done: 'In force.',
    table: 'Price lists, the newest first',
    version: 'Version',
    from: 'In force from',
    by: 'Set by',
    now: 'now',
  },
  'pt-BR': {
    set: 'Definir um preço',
    which: 'Preço',
    names: { standard: 'standard', fast: 'fast', resizeImage: 'resizeImage' },
    credits: 'Créditos',
    hint: 'Vale a partir da próxima solicitação. O fast não pode custar menos que o standard.',
    done: 'Em vigor.',
    table: 'Listas de preços, a mais nova primeiro',
    version: 'Versão',
    from: 'Em vigor desde',
    by: 'Definido por',
    now: 'atual',
  },
});

export function PricesView() {
  const t = texts.value;
  const prices = useLoaded('prices', () => get<ConsolePrices>('/prices'));
  return (
    <div class="columns">
      <Show loaded={prices}>
        {({ versions }) => (
          <Table label={t.table}>
            <thead>
              <tr>
                <th scope="col">{t.version}</th>
                <th scope="col">{t.from}</th>
                {Object.values(t.names).map((name) => (
                  <th key={name} scope="col" class="number">
                    {name}
                  </th>
                ))}
                <th scope="col">{t.by}</th>
              </tr>
            </thead>
            <tbody>
              {versions.toReversed().map((each, index) => (
                <tr key={each.version}>
                  <td>
                    {each.version} {index === 0 && <span class="badge badge-good">{t.now}</span>}
                  </td>
                  <td class="nowrap">{each.version === 1 ? '–' : formatTime(each.from)}</td>
                  <td class="number">{formatNumber(each.standard)}</td>
                  <td class="number">{formatNumber(each.fast)}</td>
                  <td class="number">{formatNumber(each.resizeImage)}</td>
                  <td>
                    <code>{each.changedBy ?? '–'}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Show>
      <div class="card stack">
        <h2>{t.set}</h2>
        <Form
          label={t.set}
          action={t.set}
          onSend={async ({ name = 'standard', credits }) => {
            prices.set(await send<ConsolePrices>('PUT', `/prices/${name}`, { credits: typedNumber(credits) }));
            return t.done;
          }}
        >
          {(error) => (
            <>
              <Select label={t.which} name="name" options={Object.entries(t.names)} />
              <Field name="credits" label={t.credits} hint={t.hint} error={error} inputMode="decimal" />
            </>
          )}
        </Form>
      </div>
    </div>
  );
}

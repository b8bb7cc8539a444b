import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import {
  cardOfSlowRefunds,
  checkoutOutcomes,
  type SandboxCheckoutPage,
  type SandboxCheckoutPages,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { CardCountry } from '@nestmates/domain/money/payments/card-country.ts';
import { escapeHtml } from '../../../platform/shared/html-page.ts';
import { button, dollars, form, unknownOutcome } from './page-parts.ts';
import { sandboxPage, serveSandboxPage } from './sandbox-page.ts';

const addressFields = ['name', 'line', 'city', 'state', 'postalCode'] as const;
const labels = {
  name: 'Name',
  line: 'Street',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
} as const;

const addressForm = ({ lines, ...address }: PostalAddress): string => {
  const values = { ...address, line: lines.join(', ') };
  const inputs = addressFields.map(
    (field) =>
      `<p><label>${labels[field]}<br><input name="${field}" value="${escapeHtml(values[field])}" maxlength="100"></label></p>`,
  );
  return `<fieldset><legend>Where it is sent</legend>${inputs.join('\n')}</fieldset>`;
};

/** Two payments with one name are paid with one card; without a name nobody knows the card again. */
const cardField =
  `<p><label>Name of the card, to pay twice with one; its bank takes refunds slowly where it begins with “${cardOfSlowRefunds}”<br><input name="card" maxlength="40"></label></p>\n` +
  '<p><label>Country of the card, in two letters; nothing where nobody knows it<br><input name="cardCountry" value="US" maxlength="2"></label></p>';

/** Null where the provider does not know it, and undefined for the usual one. */
const countryIn = (field: string | null): CardCountry | undefined =>
  field === null ? undefined : (/^[A-Z]{2}$/.exec(field.trim().toUpperCase())?.[0] ?? null);

const table = (lines: SandboxCheckoutPage['lines']): string => {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const rows = [...lines, { says: 'Total', cents: total }];
  return `<table>${rows.map(({ says, cents }) => `<tr><th scope="row">${escapeHtml(says)}</th><td>${dollars(cents)}</td></tr>`).join('')}</table>`;
};

const closed = (says: string, address: string): string =>
  sandboxPage(`<h1>${says}</h1><p><a href="${escapeHtml(address)}">Go back to Nestmates</a></p>`);

function render({ state, lines, address, successUrl, cancelUrl }: SandboxCheckoutPage): string {
  if (state === 'paid') return closed('This is paid', successUrl);
  if (state === 'expired') return closed('This checkout has expired', cancelUrl);
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return sandboxPage(`<h1>Pay ${dollars(total)}</h1>
${table(lines)}
${form(
  address ? addressForm(address) : '',
  cardField,
  button('pay', `Pay ${dollars(total)}`),
  button('decline', 'Let the card be declined', 'quiet'),
  button('cancel', 'Leave without paying', 'quiet'),
)}`);
}

/** Takes the address as it was typed; what is missing is taken from the sample. */
function addressIn(fields: URLSearchParams, sample: PostalAddress): PostalAddress {
  const field = (name: string, otherwise: string) => fields.get(name)?.trim().slice(0, 100) || otherwise;
  return {
    name: field('name', sample.name),
    lines: [field('line', sample.lines.join(', '))],
    city: field('city', sample.city),
    state: field('state', sample.state),
    postalCode: field('postalCode', sample.postalCode),
    country: sample.country,
  };
}

/** Pages on which the sandbox's orders and plans are paid. */
export const sandboxCheckoutPages = (pages: readonly SandboxCheckoutPages[]) =>
  serveSandboxPage({
    address: /^\/sandbox\/checkouts\/([\w-]{1,100})$/,
    route: '/sandbox/checkouts/:id',
    async show(id) {
      for (const each of pages) {
        const page = await each.page(id);
        if (page) return render(page);
      }
      return undefined;
    },
    async answer(id, fields) {
      const outcome = checkoutOutcomes.find((one) => one === fields.get('outcome'));
      if (!outcome) throw unknownOutcome(...checkoutOutcomes);
      for (const each of pages) {
        const page = await each.page(id);
        if (!page) continue;
        const address = page.address ? addressIn(fields, page.address) : undefined;
        return each.answer(id, outcome, {
          address,
          card: fields.get('card')?.trim().slice(0, 40) || undefined,
          cardCountry: countryIn(fields.get('cardCountry')),
        });
      }
      return undefined;
    },
  });

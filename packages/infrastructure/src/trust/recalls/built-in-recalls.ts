import type { Recalls } from '@nestmates/application/trust/recalls/ports.ts';
import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';
import { type KnownRecall, wellKnownRecalls } from './well-known-recalls.ts';

/** Car seats are a matter of another agency, which has no page for each. */
const carSeats = 'https://www.nhtsa.gov/recalls';
const consumerProducts = (words: string) =>
  `https://www.cpsc.gov/Recalls?search_combined_fields=${encodeURIComponent(words)}`;

const recallOf = ({ year, brands, models, what, page }: KnownRecall): Recall => {
  const [brand = ''] = brands;
  const [model = ''] = models;
  const url = page ?? (what === 'car seats' ? carSeats : consumerProducts(`${brand} ${model}`));
  const id = `built-in ${year} ${brand} ${model}`.toLowerCase();
  return {
    id,
    title: `${brand} ${models.join(', ')} (${what}, ${year})`,
    url,
    date: String(year),
    brands,
    models,
  };
};

/** The recalls that ship with the product: enough for a demo, and beside an agency's list for car seats. */
export const builtInRecalls: Recalls = {
  source: 'built-in',
  published: async () => wellKnownRecalls.map(recallOf),
};

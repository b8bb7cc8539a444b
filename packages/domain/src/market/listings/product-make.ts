import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { hazardKindLabel, hazardKindOf } from './hazard-kinds.ts';
import type { ListingContent, ProductMake } from './listing-content.ts';

export const makeRule = {
  maxLength: 60,
  longBrand: 'Brand must be under 60 characters',
  longModel: 'Model must be under 60 characters',
  firstYear: 1950,
  wrongYear: 'Please enter the year when it was made, such as 2024',
} as const;

type Product = ProductMake & Pick<ListingContent, 'type' | 'title'>;

/** What a listing of a kind that can hurt still has to say, by field; nothing of another listing. */
export function missingMake({ brand, model, ...product }: Product): readonly ('brand' | 'model')[] {
  if (!hazardKindOf(product)) return [];
  return [...(brand ? [] : (['brand'] as const)), ...(model ? [] : (['model'] as const))];
}

/** What is said where it is missing. */
export function missingMakeMessage(
  field: 'brand' | 'model',
  product: Pick<Product, 'type' | 'title'>,
): string {
  const kind = hazardKindOf(product);
  return `Please say the ${field}${kind ? `: we check ${hazardKindLabel(kind)} against recalls` : ''}`;
}

/** Who says anything of the make of a product that can hurt says its brand and its model. */
export function requireMake(product: Product): void {
  const missing = missingMake(product).map((path) => ({ path, message: missingMakeMessage(path, product) }));
  const [first] = missing;
  if (first) throw new DomainError('invalid', 'VALIDATION', first.message, { issues: missing });
}

/** Next year's model is on sale this year. */
export function requireYear({ year }: Pick<Product, 'year'>, now: Date): void {
  if (year === null) return;
  if (year < makeRule.firstYear || year > now.getUTCFullYear() + 1) throw invalid('year', makeRule.wrongYear);
}

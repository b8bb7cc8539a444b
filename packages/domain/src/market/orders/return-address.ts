import { isState } from '../../members/places/states.ts';
import { invalid } from '../../platform/shared/errors.ts';
import { characterCount, hasVisibleText, toOneLine } from '../../platform/shared/text.ts';

/** Where an item is sent back to; shown to its buyer alone, while it goes back. */
export interface ReturnAddress {
  readonly name: string;
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: 'US';
}

/** What somebody types. */
export interface ReturnAddressForm {
  readonly name: string;
  readonly street: string;
  readonly apartment?: string | null | undefined;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

type Field = keyof ReturnAddressForm;

const maxLine = 100;

export const returnAddressRule = {
  maxLine,
  longLine: `Please keep it to ${maxLine} characters`,
  missing: {
    name: 'Please enter the name for the label',
    street: 'Please enter street and number',
    city: 'Please enter the city',
  },
  state: 'Please choose a state',
  zipCode: 'Please enter a five-digit ZIP code',
} as const;

function lineOf(field: Field, typed: string): string {
  const line = toOneLine(typed);
  if (characterCount(line) > maxLine) throw invalid(field, returnAddressRule.longLine);
  return line;
}

function requiredLine(field: keyof typeof returnAddressRule.missing, typed: string): string {
  const line = lineOf(field, typed);
  if (!hasVisibleText(line)) throw invalid(field, returnAddressRule.missing[field]);
  return line;
}

function requireState(typed: string): string {
  if (!isState(typed)) throw invalid('state', returnAddressRule.state);
  return typed;
}

/** Nine digits stay, as the carriers read them. */
function requireZip(typed: string): string {
  const zip = typed.trim();
  if (!/^\d{5}(?:-\d{4})?$/.test(zip)) throw invalid('zipCode', returnAddressRule.zipCode);
  return zip;
}

/** What each field of the form becomes, or throws. */
const checks: Readonly<Record<Field, (form: ReturnAddressForm) => string>> = {
  name: ({ name }) => requiredLine('name', name),
  street: ({ street }) => requiredLine('street', street),
  apartment: ({ apartment }) => lineOf('apartment', apartment ?? ''),
  city: ({ city }) => requiredLine('city', city),
  state: ({ state }) => requireState(state),
  zipCode: ({ zipCode }) => requireZip(zipCode),
};

export const returnAddressFields = Object.keys(checks) as readonly Field[];

/** One field alone, for a form that shows everything that is wrong at once. */
export const checkReturnAddress = (field: Field, form: ReturnAddressForm): string => checks[field](form);

export const toReturnAddress = (form: ReturnAddressForm): ReturnAddress => ({
  name: checks.name(form),
  lines: [checks.street(form), checks.apartment(form)].filter(Boolean),
  city: checks.city(form),
  state: checks.state(form),
  postalCode: checks.zipCode(form),
  country: 'US',
});

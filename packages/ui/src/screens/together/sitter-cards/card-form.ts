import {
  type SitterCardForm,
  sitterCardBody,
} from '@nestmates/application/together/sitter-cards/contract.ts';
import type { Allergy, SitterCard } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import type { FormSchema } from '../../../forms/schema.ts';

/** An entry of the form; its key is the form's own. */
export interface AllergyDraft extends Allergy {
  readonly key: string;
}

export interface CardValues extends Omit<SitterCard, 'allergies'> {
  readonly allergies: readonly AllergyDraft[];
}

let count = 0;
const keyed = (allergy: Allergy): AllergyDraft => {
  count += 1;
  return { ...allergy, key: String(count) };
};

export const newAllergy = (): AllergyDraft => keyed({ what: '', shows: '', do: '' });

export const valuesOf = (card: SitterCard): CardValues => ({ ...card, allergies: card.allergies.map(keyed) });

/** Removes the form's keys, which the server does not accept. */
export const cardSchema: FormSchema<SitterCardForm> = {
  '~standard': {
    validate(values) {
      const { allergies, ...texts } = values as CardValues;
      return sitterCardBody['~standard'].validate({
        ...texts,
        allergies: allergies.map(({ key: _, ...allergy }) => allergy),
      });
    },
  },
};

import type {
  SitterCardForm as Form,
  OwnCardView,
} from '@nestmates/application/together/sitter-cards/contract.ts';
import { sitterCardRule } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FieldError } from '../../../components/forms/FieldError.tsx';
import { FormActions } from '../../../components/forms/FormActions.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { AlertDialog } from '../../../components/overlays/AlertDialog.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { AllergyFields, allergyField } from './AllergyFields.tsx';
import { CardOpenings } from './CardOpenings.tsx';
import { type CardValues, cardSchema, newAllergy, valuesOf } from './card-form.ts';
import styles from './SitterCardScreen.module.css';

export interface SitterCardFormProps {
  readonly kind: 'asking' | 'saving' | 'removing';
  readonly own: Pick<OwnCardView, 'card' | 'changedAt' | 'openings'>;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(card: Form): void;
  onRemove(): void;
}

export function SitterCardForm({ kind, own, issues, onSubmit, onRemove }: SitterCardFormProps) {
  const [initial] = useState(() => valuesOf(own.card));
  const { values, form, field, formError } = useForm<CardValues, Form>({
    schema: cardSchema,
    initial,
    issues,
    pending: kind !== 'asking',
    onSubmit,
  });
  const { onChange: setAllergies, error } = field('allergies');
  const [added, setAdded] = useState<string>();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (added) document.getElementsByName(`${allergyField(added)}-what`)[0]?.focus();
  }, [added]);
  const add = () => {
    const allergy = newAllergy();
    setAllergies([...values.allergies, allergy]);
    setAdded(allergy.key);
  };
  return (
    <form {...form} className={styles.form}>
      <div className={styles.fields}>
        <FormError>{formError}</FormError>
        <section className={styles.allergies} tabIndex={-1}>
          <SectionHeading>Allergies</SectionHeading>
          {values.allergies.map((allergy, index) => (
            <AllergyFields
              key={allergy.key}
              number={index + 1}
              allergy={allergy}
              onChange={(changed) =>
                setAllergies(values.allergies.map((one) => (one.key === changed.key ? changed : one)))
              }
              onRemove={() => setAllergies(values.allergies.filter(({ key }) => key !== allergy.key))}
            />
          ))}
          <FieldError id="allergies-error">{error}</FieldError>
          {values.allergies.length < sitterCardRule.maxAllergies && (
            <Button look="quiet" icon={<Plus aria-hidden />} onClick={add}>
              {values.allergies.length === 0 ? 'Add an Allergy' : 'Add Another Allergy'}
            </Button>
          )}
        </section>
      </div>
      <div className={styles.fields}>
        <TextArea
          {...field('medicines')}
          label="Medicines"
          optional
          hint="Which, how much, when, and where they are."
          limit={sitterCardRule.maxText}
          rows={3}
        />
        <TextArea
          {...field('doctor')}
          label="Doctor"
          optional
          hint="Name and number: the sitter can tap it to call."
          limit={sitterCardRule.maxText}
          rows={2}
        />
        <TextArea
          {...field('pickup')}
          label="Who else may pick up"
          optional
          hint="Nobody else may take your child home."
          limit={sitterCardRule.maxText}
          rows={2}
        />
        <TextArea
          {...field('notes')}
          label="Notes"
          optional
          hint="Insurance and its number, sleep, what helps when tears come."
          limit={sitterCardRule.maxNotes}
          rows={4}
        />
        {(own.changedAt !== null || own.openings.length > 0) && <CardOpenings openings={own.openings} />}
        {own.changedAt !== null && (
          <Button look="text" onClick={() => setAsks(true)}>
            Remove This Card
          </Button>
        )}
      </div>
      <FormActions>
        <Button type="submit" wide pending={kind === 'saving'} pendingLabel="Saving...">
          Save Sitter Card
        </Button>
      </FormActions>
      <AlertDialog
        open={asks}
        title="Remove this sitter card?"
        description="It is deleted, and closed at once in every swap it goes along with."
        confirm="Remove Card"
        confirming="Removing..."
        cancel="Keep It"
        pending={kind === 'removing'}
        onConfirm={onRemove}
        onCancel={() => setAsks(false)}
      />
    </form>
  );
}

import {
  type CheckInForm as CheckInAnswers,
  checkInForm,
} from '@nestmates/application/together/check-ins/contract.ts';
import { type CheckInType, checkInRule } from '@nestmates/domain/together/check-ins/check-in.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { ChipChoice } from '../../../../components/selection/ChipGroup.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import styles from './CheckInForm.module.css';

export interface CheckInFormProps {
  readonly kind: 'asking' | 'sending';
  readonly city: string;
  /** Where most members of the city checked in. */
  readonly places: readonly string[];
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(checkIn: CheckInAnswers): void;
}

const types: readonly { readonly value: CheckInType; readonly label: string }[] = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
];
const whoSees = (type: CheckInType, city: string): string =>
  type === 'public'
    ? `For 24 hours your connections see it, and moms who have lived in ${city} for three days or longer.`
    : 'Only you see it.';

/** Where the member is, and who may see it. */
export function CheckInForm({ kind, city, places, issues, onSubmit }: CheckInFormProps) {
  const sending = kind === 'sending';
  const { values, form, field, formError } = useForm({
    schema: checkInForm,
    initial: { location: '', type: 'public' as CheckInType },
    issues,
    pending: sending,
    onSubmit,
  });
  const location = field('location');
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <TextField
        {...location}
        label="Location"
        hint="The playground, the library, your favorite café."
        autoComplete="off"
        maxLength={2 * checkInRule.maxLocation}
      />
      {places.length > 0 && (
        <ChipChoice
          label={`Popular in ${city}`}
          options={places.map((place) => ({ value: place, label: place }))}
          value={values.location}
          onChange={location.onChange}
        />
      )}
      <div>
        <ChipChoice {...field('type')} label="Check-in type" options={types} />
        <p className={styles.note} aria-live="polite">
          {whoSees(values.type, city)}
        </p>
      </div>
      <Cluster gap={3}>
        <Button type="submit" pending={sending} pendingLabel="Checking in…">
          Check In
        </Button>
        <LinkButton look="outline" href="/dashboard">
          Cancel
        </LinkButton>
      </Cluster>
    </form>
  );
}

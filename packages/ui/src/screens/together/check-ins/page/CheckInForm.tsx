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
import { PlaceList, type PlaceListProps } from './PlaceList.tsx';

export interface CheckInFormProps {
  readonly kind: 'asking' | 'sending';
  /** Where the member is being checked in. */
  readonly at?: string | undefined;
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

/** Who may see it, and where the member is: at one of the places, or at another. */
export function CheckInForm({
  kind,
  at,
  city,
  places,
  out,
  issues,
  onSubmit,
}: CheckInFormProps & Pick<PlaceListProps, 'out'>) {
  const sending = kind === 'sending';
  const { values, form, field, formError } = useForm({
    schema: checkInForm,
    initial: { location: '', type: 'public' as CheckInType },
    issues,
    pending: sending,
    onSubmit,
  });
  const isTyped = sending && !(at !== undefined && places.includes(at));
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <div>
        <ChipChoice {...field('type')} label="Check-in type" options={types} />
        <p className={styles.note} aria-live="polite">
          {whoSees(values.type, city)}
        </p>
      </div>
      {places.length > 0 && (
        <div className={styles.places}>
          <h3 className={styles.label}>Popular in {city}</h3>
          <PlaceList
            label={`Popular in ${city}`}
            places={places}
            out={out}
            sending={sending ? at : undefined}
            onCheckIn={(location) => onSubmit({ location, type: values.type })}
          />
        </div>
      )}
      <TextField
        {...field('location')}
        label="Location"
        hint={
          places.length > 0
            ? 'Or somewhere else, in your own words.'
            : 'The playground, the library, your favorite café.'
        }
        autoComplete="off"
        maxLength={2 * checkInRule.maxLocation}
      />
      <Cluster gap={3}>
        <Button type="submit" pending={isTyped} resting={sending} pendingLabel="Checking in…">
          Check In
        </Button>
        <LinkButton look="outline" href="/dashboard">
          Cancel
        </LinkButton>
      </Cluster>
    </form>
  );
}

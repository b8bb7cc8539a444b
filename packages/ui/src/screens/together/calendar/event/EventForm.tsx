import { addMonths, dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { EnteredEventType } from '@nestmates/domain/together/calendar/calendar-event.ts';
import { eventRule } from '@nestmates/domain/together/calendar/event-rules.ts';
import { repeatRhythms } from '@nestmates/domain/together/calendar/repeat.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { DateField } from '../../../../components/date-time/DateField.tsx';
import { DateTimeField } from '../../../../components/date-time/DateTimeField.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import { Checkbox } from '../../../../components/selection/Checkbox.tsx';
import { ChipChoice } from '../../../../components/selection/ChipGroup.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { entryTypes } from '../entries/calendar-entry.ts';
import { rhythmTexts } from '../entries/entry-text.ts';
import {
  changesOne,
  type EventFormContext,
  type EventFormValues,
  type EventSubmission,
  eventFormSchema,
  movedEnd,
  withDay,
} from './event-form.ts';

export interface EventFormProps extends EventFormContext {
  readonly saving: boolean;
  readonly values: EventFormValues;
  readonly issues?: readonly Issue[] | undefined;
  onSave(event: EventSubmission): void;
  onCancel(): void;
}

const ownTypes: readonly EnteredEventType[] = ['personal', 'swap', 'check-in'];
const typeOptions = ownTypes.map((value) => ({ value, label: entryTypes[value].label }));
const scopeOptions = [
  { value: 'this', label: 'Only this one' },
  { value: 'following', label: 'This and the following' },
] as const;
const rhythmOptions = [
  { value: 'never', label: 'Never' } as const,
  ...repeatRhythms.map((value) => ({ value, label: rhythmTexts[value] })),
];

/** A date with its time, or a date alone of which the time is kept. */
function When({ allDay, ...field }: Parameters<typeof DateTimeField>[0] & { readonly allDay: boolean }) {
  if (!allDay) return <DateTimeField {...field} />;
  return (
    <DateField
      {...field}
      value={field.value && dateOf(field.value)}
      onChange={(day) => field.onChange(withDay(field.value, day))}
    />
  );
}

const orLeftOut = <Value extends string>(
  field: FieldBinding<Value>,
  first: Value,
): FieldBinding<Value | ''> => ({
  ...field,
  onChange: (value) => field.onChange(value === '' ? first : value),
});

/** Adds or changes an event. */
export function EventForm({ saving, values: initial, issues, onSave, onCancel, ...context }: EventFormProps) {
  const { values, form, field, formError } = useForm({
    schema: eventFormSchema(context),
    initial,
    issues,
    pending: saving,
    onSubmit: onSave,
  });
  const { allDay, date } = values;
  const { today } = context.dates;
  const start = field('date');
  const common = { today, allDay } as const;
  return (
    <Stack as="form" {...form} gap={5}>
      <FormError>{formError}</FormError>
      {context.repeats && (
        <ChipChoice {...orLeftOut(field('scope'), 'this')} label="What to change" options={scopeOptions} />
      )}
      <TextField {...field('title')} label="Title" autoComplete="off" />
      <div>
        <When
          {...start}
          {...common}
          label={allDay ? 'Date' : 'Date and time'}
          min={today}
          onChange={(next) => {
            field('end').onChange(movedEnd(values, next));
            start.onChange(next);
          }}
        />
        <Checkbox {...field('allDay')}>All day</Checkbox>
      </div>
      <When {...field('end')} {...common} label={allDay ? 'Last day' : 'Ends'} optional min={date || today} />
      {!changesOne(values, context) && (
        <>
          <ChipChoice {...orLeftOut(field('rhythm'), 'never')} label="Repeat" options={rhythmOptions} />
          {values.rhythm !== 'never' && (
            <DateField
              {...field('until')}
              label="Repeat until"
              today={today}
              min={dateOf(date) || today}
              max={addMonths(dateOf(date) || today, 12 * eventRule.maxYearsRepeated)}
            />
          )}
        </>
      )}
      <ChipChoice {...orLeftOut(field('type'), 'personal')} label="Type" options={typeOptions} />
      <TextArea {...field('description')} label="Description" optional limit={eventRule.maxDescription} />
      <DialogActions>
        <Button type="submit" pending={saving} pendingLabel="Saving…">
          Save
        </Button>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </Stack>
  );
}

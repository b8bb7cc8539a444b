import { shortDay } from '../../dates/calendar-formats.ts';
import { type DateFieldProps, PickerField } from './PickerField.tsx';

/** A day: "2026-06-04". */
export function DateField(props: DateFieldProps) {
  return <PickerField {...props} kind="date" usualTime="" placeholder="Choose a day" textOf={shortDay} />;
}

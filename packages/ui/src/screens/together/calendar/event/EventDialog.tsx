import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { EventDetails, type EventDetailsProps } from './EventDetails.tsx';
import { EventForm, type EventFormProps } from './EventForm.tsx';

export type EventDialogState =
  | ({ readonly kind: 'details'; onClose(): void } & EventDetailsProps)
  | ({ readonly kind: 'add' | 'edit'; onClose(): void } & Omit<EventFormProps, 'onCancel'>);

/** One dialog from the details of an event to its form, so that the focus returns to where it was opened. */
export function EventDialog({ state }: { readonly state: EventDialogState }) {
  const { kind, onClose } = state;
  if (kind === 'details') {
    return (
      <Dialog open onClose={onClose} title={state.entry.title}>
        <EventDetails {...state} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={kind === 'add' ? 'Add Event' : 'Edit Event'}>
      <EventForm {...state} onCancel={onClose} />
    </Dialog>
  );
}

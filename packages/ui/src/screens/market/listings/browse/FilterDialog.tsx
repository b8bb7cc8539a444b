import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

export interface FilterDialogProps extends Omit<FilterFormProps, 'withSort'> {
  onClose(): void;
}

/** The filter of a phone. */
export function FilterDialog({ onClose, onApply, search }: FilterDialogProps) {
  return (
    <Dialog open title="Filter" focus="dialog" onClose={onClose}>
      <FilterForm
        withSort
        search={search}
        onApply={(next) => {
          onApply(next);
          onClose();
        }}
      />
    </Dialog>
  );
}

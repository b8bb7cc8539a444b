import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

export interface FilterDialogProps extends Omit<FilterFormProps, 'withSort'> {
  onClose(): void;
}

/** The filter of a phone. */
export function FilterDialog({ onClose, onApply, ...filter }: FilterDialogProps) {
  return (
    <Dialog open title="Filters" place="bottom" focus="dialog" onClose={onClose}>
      <FilterForm
        withSort
        {...filter}
        onApply={(next) => {
          onApply(next);
          onClose();
        }}
      />
    </Dialog>
  );
}

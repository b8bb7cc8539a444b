import { type OrderList, orderLists } from '@nestmates/domain/market/orders/order-lists.ts';
import { useId } from 'react';
import { Chip } from '../../../../components/selection/Chip.tsx';
import styles from './OrderFilter.module.css';

interface OrderFilterProps {
  readonly list: OrderList | undefined;
  onList(list: OrderList | undefined): void;
}

const labels: Readonly<Record<OrderList, string>> = {
  pending: 'Pending',
  shipped: 'Shipped',
  completed: 'Completed',
};

const choices = [
  { list: undefined, label: 'All' },
  ...orderLists.map((list) => ({ list, label: labels[list] })),
];

/** All orders, or those of one stage. */
export function OrderFilter({ list: chosen, onList }: OrderFilterProps) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.visuallyHidden}>Which orders to show</legend>
      {choices.map(({ list, label }) => (
        <Chip key={label} kind="one" name={name} chosen={list === chosen} onChoose={() => onList(list)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

import { ChipGroup } from '../../../components/selection/ChipGroup.tsx';
import { namedChild } from '../../members/people/person-text.ts';
import type { OwnChild } from './request/ChildrenChoice.tsx';

interface YouBringProps {
  readonly label?: string | null;
  readonly own: readonly OwnChild[];
  /** The ids of those who come along. */
  readonly value: readonly number[];
  onChange(childIds: readonly number[]): void;
}

/** Own children who come along to the place of whoever asks. */
export const YouBring = ({ label, own, value, onChange }: YouBringProps) => (
  <ChipGroup
    label={label ?? 'You bring'}
    optional
    options={own.map((child) => ({ value: String(child.id), label: namedChild(child) }))}
    value={value.map(String)}
    onChange={(ids) => onChange(ids.map(Number))}
  />
);

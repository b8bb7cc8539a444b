import { type ReactNode, useId } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { FieldGroup, type FieldTexts } from '../forms/Field.tsx';
import { Chip } from './Chip.tsx';
import styles from './ChipGroup.module.css';

export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label where room is short. */
  readonly short?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface ChipOptionsProps<Value extends string> extends FieldTexts {
  readonly options: readonly ChipOption<Value>[];
  readonly disabled?: boolean | undefined;
  readonly labelAs?: 'heading' | 'label' | 'hidden' | undefined;
  readonly round?: boolean | undefined;
}

export type ChipGroupProps<Value extends string> = ChipOptionsProps<Value> & FieldBinding<readonly Value[]>;
export type ChipChoiceProps<Value extends string> = ChipOptionsProps<Value> & FieldBinding<Value | ''>;

interface ChipsProps<Value extends string> extends ChipOptionsProps<Value> {
  readonly kind: 'one' | 'any';
  readonly name?: string | undefined;
  isChosen(value: Value): boolean;
  choose(value: Value, chosen: boolean): void;
}

function Chips<Value extends string>({
  kind,
  name,
  options,
  round = false,
  isChosen,
  choose,
  ...texts
}: ChipsProps<Value>) {
  const id = useId();
  return (
    <FieldGroup id={id} name={name} {...texts}>
      <div className={styles.group} data-round={round}>
        <div className={styles.chips}>
          {options.map((option) => (
            <Chip
              key={option.value}
              kind={kind}
              name={name ?? id}
              chosen={isChosen(option.value)}
              onChoose={(chosen) => choose(option.value, chosen)}
              disabled={option.disabled}
              invalid={texts.error !== undefined}
              icon={option.icon}
              round={round}
              label={option.short && option.label}
            >
              {option.short ?? option.label}
            </Chip>
          ))}
        </div>
      </div>
    </FieldGroup>
  );
}

/** Any number of options can be chosen. */
export function ChipGroup<Value extends string>({ value, onChange, ...common }: ChipGroupProps<Value>) {
  return (
    <Chips
      {...common}
      kind="any"
      isChosen={(option) => value.includes(option)}
      choose={(option, chosen) =>
        onChange(chosen ? [...value, option] : value.filter((other) => other !== option))
      }
    />
  );
}

/** Exactly one option can be chosen. */
export function ChipChoice<Value extends string>({ value, onChange, ...common }: ChipChoiceProps<Value>) {
  return (
    <Chips
      {...common}
      kind="one"
      isChosen={(option) => value === option}
      choose={(option) => onChange(option)}
    />
  );
}

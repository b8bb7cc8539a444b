import { type ReactNode, useState } from 'react';

interface WithStateProps<Value> {
  readonly value: Value;
  onChange(value: Value): void;
  children(held: { value: Value; onChange(value: Value): void }): ReactNode;
}

/** Holds a control's value in a story, as a form would. */
export function WithState<Value>({ value, onChange, children }: WithStateProps<Value>) {
  const [current, setCurrent] = useState(value);
  return children({
    value: current,
    onChange: (next) => {
      setCurrent(next);
      onChange(next);
    },
  });
}

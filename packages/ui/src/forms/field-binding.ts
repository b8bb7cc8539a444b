/** What a form lends a control: every control takes its value, its way to change it and its error alike. */
export interface FieldBinding<Value> {
  readonly name?: string | undefined;
  readonly value: Value;
  onChange(value: Value): void;
  readonly error?: string | undefined;
}

/** The props that a form passes to each control. */
export interface FieldBinding<Value> {
  readonly name?: string | undefined;
  readonly value: Value;
  onChange(value: Value): void;
  readonly error?: string | undefined;
}

export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Errors by the name of the field. */
export type Errors = Readonly<Record<string, string>>;

type Step = PropertyKey | { readonly key: PropertyKey };
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly Step[] | undefined }[] };

/** The part of the Standard Schema interface, which zod implements, that a form needs. */
export interface FormSchema<Output> {
  readonly '~standard': { validate(value: unknown): Result<Output> | Promise<Result<Output>> };
}

export type Checked<Output> =
  | { readonly value: Output; readonly issues: readonly [] }
  | { readonly issues: readonly Issue[] };

const name = (step: Step) => String(typeof step === 'object' ? step.key : step);

export function check<Output>(schema: FormSchema<Output>, values: unknown): Checked<Output> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise)
    throw new Error('A form is checked while it is typed: its schema cannot wait.');
  if (!result.issues) return { value: result.value, issues: [] };
  return {
    issues: result.issues.map(({ message, path = [] }) => ({ path: path.map(name).join('.'), message })),
  };
}

/** The first error of each field of the form; an issue of `children.0.age` belongs to `children`. */
export function errorsByField(issues: readonly Issue[], values: object): Errors {
  const errors: Record<string, string> = {};
  for (const field of Object.keys(values)) {
    const first = issues.find(({ path }) => path === field || path.startsWith(`${field}.`));
    if (first) errors[field] = first.message;
  }
  return errors;
}

export function withoutField(errors: Errors, field: string): Errors {
  const { [field]: _, ...others } = errors;
  return others;
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Binding } from './binding.ts';
import { focusFirst } from './focus-first.ts';
import { check, type Errors, errorsByField, type FormSchema, type Issue, withoutField } from './schema.ts';

interface FormOptions<Values, Output> {
  readonly schema: FormSchema<Output>;
  readonly initial: Values;
  /** What the server had to say about the last try; each finds its field by its path. */
  readonly issues?: readonly Issue[] | undefined;
  readonly pending?: boolean | undefined;
  onSubmit(output: Output): void;
}

/**
 * Keeps what is typed and ties every error to its field. Errors come with the first try to submit, not
 * while she is still typing; from then on a field says at once when it is right again.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { schema, initial, issues, pending = false, onSubmit } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const [answered, setAnswered] = useState<readonly Issue[]>();
  const [sought, setSought] = useState<readonly string[]>([]);

  if (issues !== answered) {
    const fresh = errorsByField(issues ?? [], values);
    setAnswered(issues);
    setRefused(fresh);
    setSought(Object.keys(fresh));
  }

  useEffect(() => {
    if (form.current) focusFirst(form.current, sought);
  }, [sought]);

  const checked = check(schema, values);
  const wrong = errorsByField(checked.issues, values);
  const errors: Errors = tried ? { ...wrong, ...refused } : refused;

  return {
    values,
    /** Spread onto the form element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (pending) return;
        setTried(true);
        if ('value' in checked) onSubmit(checked.value);
        else setSought(Object.keys(wrong));
      },
    },
    /** Spread onto the control of that name. */
    field<Name extends keyof Values & string>(name: Name): Binding<Values[Name]> {
      return {
        name,
        value: values[name],
        error: errors[name],
        onChange(value) {
          setValues((before) => ({ ...before, [name]: value }));
          setRefused((before) => withoutField(before, name));
        },
      };
    },
    /** What the server refused without naming a field of this form. */
    wholeError: issues
      ?.filter(({ path }) => !((path.split('.')[0] ?? '') in values))
      .map(({ message }) => message)
      .join(' '),
  };
}

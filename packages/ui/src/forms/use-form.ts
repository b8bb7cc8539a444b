import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDoubleSubmitGuard } from '../taps/double-tap.ts';
import type { FieldBinding } from './field-binding.ts';
import { focusFirstField } from './focus-first-field.ts';
import { type Checked, check, type Errors, errorsByField, type Issue, withoutField } from './schema.ts';
import { type LazySchema, useLazySchema } from './use-lazy-schema.ts';

const couldNotSend = 'We could not send this. Check your connection, then try again or reload the page.';

interface FormOptions<Values, Output> {
  readonly schema: LazySchema<Output>;
  readonly initial: Values;
  /** The server's issues with the last submit; each is shown at the field that its path names. */
  readonly issues?: readonly Issue[] | undefined;
  readonly pending?: boolean | undefined;
  onSubmit(output: Output): void;
  /** The form was submitted with these errors, which are shown at their fields. */
  onInvalid?(errors: Errors, values: Values): void;
}

/**
 * Holds the values of a form and the error of each field. Errors show from the first submit on, not before;
 * from then on they follow the typing. A lazy schema is loaded when the form first has the focus; a submit that
 * comes before it waits for it.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { initial, issues, pending = false, onSubmit, onInvalid } = options;
  const { schema, loadSchema } = useLazySchema(options.schema);
  const form = useRef<HTMLFormElement>(null);
  const { isSecondTap, remember } = useDoubleSubmitGuard<Values>();
  const [values, setValues] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Errors>({});
  const [shownIssues, setShownIssues] = useState<readonly Issue[]>();
  const [namesToFocus, setNamesToFocus] = useState<readonly string[]>([]);
  /** A submit that came before the schema. */
  const [earlySubmit, setEarlySubmit] = useState<'waiting' | 'failed'>();

  if (issues !== shownIssues) {
    const errors = errorsByField(issues ?? [], values);
    setShownIssues(issues);
    setServerErrors(errors);
    setNamesToFocus(Object.keys(errors));
  }

  useEffect(() => {
    if (form.current) focusFirstField(form.current, namesToFocus);
  }, [namesToFocus]);

  const checked = schema && check(schema, values);
  const wrong = errorsByField(checked?.issues ?? [], values);
  const errors: Errors = submitted ? { ...wrong, ...serverErrors } : serverErrors;
  const busy = pending || earlySubmit === 'waiting';

  function submit(found: Checked<Output>) {
    if (!('value' in found)) {
      setNamesToFocus(Object.keys(wrong));
      onInvalid?.(wrong, values);
      return;
    }
    onSubmit(found.value);
    remember(values);
  }

  async function submitLater() {
    setEarlySubmit('waiting');
    await loadSchema().catch(() => setEarlySubmit('failed'));
  }

  // A layout effect, so that a second press cannot come in between and send the form twice.
  useLayoutEffect(() => {
    if (earlySubmit !== 'waiting' || !checked) return;
    setEarlySubmit(undefined);
    submit(checked);
  });

  return {
    values,
    /** Spread onto the form element. */
    form: {
      ref: form,
      noValidate: true,
      onFocus() {
        // A failure here costs nothing: submitting loads the schema again.
        loadSchema().catch(() => undefined);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (busy || isSecondTap(values, event.timeStamp)) return;
        setSubmitted(true);
        if (checked) submit(checked);
        else void submitLater();
      },
    },
    /** Starts over with these values. */
    reset(from: Values) {
      setValues(from);
      setSubmitted(false);
      setServerErrors({});
    },
    /** A submit is being sent, or waits for the schema. */
    busy,
    /** Whether the server has refused what is typed there still. */
    refused: (name: keyof Values & string): boolean => serverErrors[name] !== undefined,
    /** Spread onto the control of that name. */
    field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> {
      return {
        name,
        value: values[name],
        error: errors[name],
        onChange(value) {
          setValues((before) => ({ ...before, [name]: value }));
          setServerErrors((before) => withoutField(before, name));
        },
      };
    },
    /** The errors that belong to none of the fields. */
    formError: earlySubmit === 'failed' && !schema ? couldNotSend : formErrorIn(values, issues),
  };
}

const formErrorIn = (values: object, issues: readonly Issue[] | undefined) =>
  issues
    ?.filter(({ path }) => !((path.split('.')[0] ?? '') in values))
    .map(({ message }) => message)
    .join(' ');

import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSentOnce } from '../taps/double-tap.ts';
import type { Binding } from './field-binding.ts';
import { focusFirst } from './focus-first-field.ts';
import { type Checked, check, type Errors, errorsByField, type Issue, withoutField } from './schema.ts';
import { type Rules, useRules } from './use-lazy-schema.ts';

const unsent = 'We could not send this. Check your connection, then try again or reload the page.';

interface FormOptions<Values, Output> {
  readonly schema: Rules<Output>;
  readonly initial: Values;
  /** What the server had to say about the last try; each finds its field by its path. */
  readonly issues?: readonly Issue[] | undefined;
  readonly pending?: boolean | undefined;
  onSubmit(output: Output): void;
}

/**
 * Keeps what is typed and ties every error to its field. Errors come with the first try to submit, not
 * while she is still typing; from then on a field says at once when it is right again. Rules that have to be
 * fetched are on their way from the first touch; a try that comes before them waits, and goes on with them.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { schema, initial, issues, pending = false, onSubmit } = options;
  const { rules, fetchRules } = useRules(schema);
  const form = useRef<HTMLFormElement>(null);
  const { isSecondTap, remember } = useSentOnce<Values>();
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const [answered, setAnswered] = useState<readonly Issue[]>();
  const [sought, setSought] = useState<readonly string[]>([]);
  /** The try that came before the rules. */
  const [early, setEarly] = useState<'waiting' | 'failed'>();

  if (issues !== answered) {
    const fresh = errorsByField(issues ?? [], values);
    setAnswered(issues);
    setRefused(fresh);
    setSought(Object.keys(fresh));
  }

  useEffect(() => {
    if (form.current) focusFirst(form.current, sought);
  }, [sought]);

  const checked = rules && check(rules, values);
  const wrong = errorsByField(checked?.issues ?? [], values);
  const errors: Errors = tried ? { ...wrong, ...refused } : refused;
  const busy = pending || early === 'waiting';

  function submit(found: Checked<Output>) {
    if (!('value' in found)) return setSought(Object.keys(wrong));
    onSubmit(found.value);
    remember(values);
  }

  async function submitLater() {
    setEarly('waiting');
    await fetchRules().catch(() => setEarly('failed'));
  }

  // Before she can press again, so that two tries are never sent for one.
  useLayoutEffect(() => {
    if (early !== 'waiting' || !checked) return;
    setEarly(undefined);
    submit(checked);
  });

  return {
    values,
    /** Spread onto the form element. */
    form: {
      ref: form,
      noValidate: true,
      onFocus() {
        // Without a connection nothing is lost yet: they are asked for again when they are needed.
        fetchRules().catch(() => undefined);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (busy || isSecondTap(values, event.timeStamp)) return;
        setTried(true);
        if (checked) submit(checked);
        else void submitLater();
      },
    },
    /** Begins anew from these. */
    begin(from: Values) {
      setValues(from);
      setTried(false);
      setRefused({});
    },
    /** Something she sent is on its way, or waits for the rules. */
    busy,
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
    /** What is wrong beyond the fields of this form. */
    wholeError: early === 'failed' && !rules ? unsent : refusedBeyond(values, issues),
  };
}

const refusedBeyond = (values: object, issues: readonly Issue[] | undefined) =>
  issues
    ?.filter(({ path }) => !((path.split('.')[0] ?? '') in values))
    .map(({ message }) => message)
    .join(' ');

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { check, errorsByField, type FormSchema, type Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { doubleTapMs } from '../../../../taps/double-tap.ts';

/** A question and the fields that answer it. */
export interface AskedFields<Name extends string> {
  readonly fields: readonly Name[];
  readonly optional?: true | undefined;
}

/** Which question was turned to last, where that outlives the page, as in the browser's history. */
export interface QuestionTurns {
  /** None before the first turn. */
  readonly question: number | undefined;
  onTurn(question: number, from: number): void;
}

interface QuestionsOptions<Values, Output> {
  readonly questions: readonly AskedFields<keyof Values & string>[];
  readonly schema: FormSchema<Output>;
  readonly initial: Values;
  readonly issues?: readonly Issue[] | undefined;
  readonly pending: boolean;
  onSubmit(output: Output): void;
  /** Leads back from the first question. */
  readonly onBack?: (() => void) | undefined;
  /** Kept here if left out. */
  readonly turns?: QuestionTurns | undefined;
}

function useTurnsHere(): QuestionTurns {
  const [question, setQuestion] = useState<number>();
  return { question, onTurn: setQuestion };
}

/**
 * A form that asks one question after the other. Continue leads to the next that needs an answer, and once there is none
 * sends the form; what is optional is then left out unless it was opened.
 */
export function useQuestions<Values extends object, Output>(options: QuestionsOptions<Values, Output>) {
  const { questions, schema, initial, issues, onBack } = options;
  const questionWith = (errors: object) =>
    questions.findIndex(({ fields }) => fields.some((field) => Object.hasOwn(errors, field)));
  const unanswered = (values: Values) => questionWith(errorsByField(check(schema, values).issues, values));

  const turnsHere = useTurnsHere();
  const { question: turnedTo, onTurn } = options.turns ?? turnsHere;
  const [first] = useState(() => {
    const missing = unanswered(initial);
    return missing >= 0 ? missing : questions.findLastIndex(({ optional }) => !optional);
  });
  /** The question of a refused answer, open until another is turned to. */
  const [refusal, setRefusal] = useState<{
    readonly question: number;
    readonly during?: number | undefined;
  }>();
  const open =
    refusal && refusal.during === turnedTo
      ? refusal.question
      : turnedTo !== undefined && turnedTo in questions
        ? turnedTo
        : first;
  /** Those that Continue was pressed on: a question is not wrong before that. */
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [shownIssues, setShownIssues] = useState<readonly Issue[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [turns, setTurns] = useState(0);
  const turnedAt = useRef(0);

  const { values, form, field, refused, ...rest } = useForm(options);
  if (issues !== shownIssues) {
    const refusedAt = questionWith(errorsByField(issues ?? [], values));
    setShownIssues(issues);
    if (refusedAt >= 0) setRefusal({ question: refusedAt, during: turnedTo });
  }

  const shown = useRef({ turns, turnedTo });
  useEffect(() => {
    if (shown.current.turns === turns && shown.current.turnedTo === turnedTo) return;
    shown.current = { turns, turnedTo };
    turnedAt.current = performance.now();
    heading.current?.focus();
  }, [turns, turnedTo]);

  const turnTo = (question: number) => {
    setRefusal(undefined);
    setTurns(turns + 1);
    if (question !== turnedTo) onTurn(question, open);
  };
  return {
    ...rest,
    values,
    open,
    /** Goes to the heading of the open question. */
    heading,
    onOpen: turnTo,
    onBack: open > 0 ? () => turnTo(open - 1) : onBack,
    isAnswered: (question: number): boolean => {
      const errors = errorsByField(check(schema, values).issues, values);
      return !questions[question]?.fields.some((name) => Object.hasOwn(errors, name));
    },
    /** Whether everything that has to be answered is. */
    isComplete: unanswered(values) < 0,
    form: {
      ...form,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        const next = unanswered(values);
        const errors = errorsByField(check(schema, values).issues, values);
        const isOpenWrong = questions[open]?.fields.some((name) => Object.hasOwn(errors, name));
        if (next >= 0 && !isOpenWrong) return turnTo(next);
        // The second tap of a double tap would else call a question wrong that has only just come.
        if (isOpenWrong && event.timeStamp - turnedAt.current < doubleTapMs) return heading.current?.focus();
        setTried(new Set([...tried, open]));
        form.onSubmit(event);
      },
    },
    field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> {
      const binding = field(name);
      const question = questions.findIndex(({ fields }) => fields.includes(name));
      return tried.has(question) || refused(name) ? binding : { ...binding, error: undefined };
    },
  };
}

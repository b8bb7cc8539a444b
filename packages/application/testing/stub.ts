/** Anything of it may be missing, also of what its methods answer. */
type Part<T> = T extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Part<Answer>
  : T extends Promise<infer Answer>
    ? Promise<Part<Answer>>
    : T extends object
      ? { readonly [Name in keyof T]?: Part<T[Name]> }
      : T;

/** A port of which a test has only what it needs. */
export const stub = <Port extends object>(part: NoInfer<Part<Port>>): Port => part as unknown as Port;

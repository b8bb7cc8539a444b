/** A parameter as it was sent: a text, or more parameters by their names. */
export type FormValue = string | FormNode;
export type FormNode = Map<string, FormValue>;

/** Reads `a[b][0]=c`, in which Stripe's API takes its parameters. */
export function readForm(encoded: string): FormNode {
  const root: FormNode = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/\]?\[|\]$/).filter((part, n) => n === 0 || part !== '' || name.endsWith('[]'));
    put(root, path, value);
  }
  return root;
}

function put(node: FormNode, [first = '', ...rest]: readonly string[], value: string): void {
  const key = first === '' ? String(node.size) : first;
  if (rest.length === 0) {
    node.set(key, value);
    return;
  }
  const existing = node.get(key);
  const inner: FormNode = existing instanceof Map ? existing : new Map();
  node.set(key, inner);
  put(inner, rest, value);
}

/** The same for the same parameters in whatever order. */
export const fingerprintOf = (value: FormValue): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `{${[...value]
        .map(([key, inner]) => `${JSON.stringify(key)}:${fingerprintOf(inner)}`)
        .sort()
        .join()}}`;

const small = [
  'Nothing',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
] as const;

interface InboxTitleProps {
  readonly count: number;
  /** Not everything was read, or there is more. */
  readonly atLeast: boolean;
}

/** "Ten things wait" */
export function InboxTitle({ count, atLeast }: InboxTitleProps) {
  const things = count === 1 ? 'thing' : 'things';
  const number = atLeast ? `${count}+` : (small[count] ?? String(count));
  return (
    <>
      {count === 0 && !atLeast ? number : `${number} ${things}`}{' '}
      <em>{count > 1 || atLeast ? 'wait' : 'waits'}</em>
    </>
  );
}

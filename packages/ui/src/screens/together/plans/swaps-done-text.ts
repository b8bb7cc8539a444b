const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

/** "Four swaps done" */
export const swapsDoneTitle = (count: number): string =>
  `${numbers[count] ?? count} ${count === 1 ? 'swap' : 'swaps'} done`;

const times = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
};

/** Who has looked after whose children, and whose turn it is. */
export function turnText(forMe: number, forOther: number, name: string): string {
  if (forMe === forOther) return `You have each looked after the other's ${times(forMe)}.`;
  if (forOther === 0) return `${name} looked after yours ${times(forMe)}. It is your turn.`;
  if (forMe === 0) return `You looked after hers ${times(forOther)}. It is ${name}'s turn.`;
  const said = `${name} looked after yours ${times(forMe)}, you hers ${times(forOther)}.`;
  return `${said} It is ${forMe > forOther ? 'your' : `${name}'s`} turn.`;
}

/** Hours are said in quarters. */
export const inQuarters = (hours: number) => Math.round(hours * 4) / 4;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const parts: Readonly<Record<number, string>> = {
  0.25: 'a quarter of an hour',
  0.5: 'half an hour',
  0.75: 'three quarters of an hour',
};

/** "two hours", "1.5 hours", "half an hour" */
export function hoursInWords(hours: number): string {
  const count = inQuarters(hours);
  return parts[count] ?? `${numbers[count] ?? count} ${count === 1 ? 'hour' : 'hours'}`;
}

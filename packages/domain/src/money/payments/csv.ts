/** A spreadsheet would run what begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;
/** An amount is none, also below zero. */
const amount = /^-?\d+(\.\d+)?$/;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) && !amount.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of a table as a spreadsheet reads them (RFC 4180). */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

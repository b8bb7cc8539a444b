import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it('quotes what would end a cell, and keeps a spreadsheet from running a title', () => {
  expect(
    csv([
      ['title', 'cents'],
      ['Bike, "red"', 4800],
      ['=HYPERLINK("http://evil")', -1],
      [null, 0],
      ['-9.00', '-9+1'],
    ]),
  ).toBe(
    'title,cents\r\n"Bike, ""red""",4800\r\n"\'=HYPERLINK(""http://evil"")",-1\r\n,0\r\n-9.00,\'-9+1\r\n',
  );
});

import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['dana@example.com', 'dana@example.com'],
  ['dana+moms@example.com', 'dana@example.com'],
  ['dana+a+b@example.com', 'dana@example.com'],
  ['d.a.na@example.com', 'd.a.na@example.com'],
  ['d.a.na+x@gmail.com', 'dana@gmail.com'],
  ['da.na@googlemail.com', 'dana@gmail.com'],
  ['Ana@Example.com', 'ana@example.com'],
  ['+@example.com', '+@example.com'],
  ['+dana@example.com', '+dana@example.com'],
  ['dana@notgmail.com', 'dana@notgmail.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

import { auditActionNames } from '@nestmates/domain/office/audit/audit.ts';
import * as z from 'zod/mini';
import { email } from '../../members/accounts/contract.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { givenInstant, id, instant } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';

export const auditEntryView = z.object({
  id,
  action: z.enum(auditActionNames),
  at: instant,
  /** The administrator; null for an operator at the command line, and once their account is deleted. */
  admin: z.nullable(z.string()),
  /** The member whom it concerned; null once the member's account is deleted. */
  member: z.nullable(z.string()),
  /** The names of the administrator and of the member whose accounts are deleted. */
  formerAdmin: z.nullable(z.string()),
  formerMember: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

const time = z.optional(
  z.pipe(
    givenInstant('Please choose a date'),
    z.transform((text) => new Date(text)),
  ),
);

const filter = {
  action: z.optional(z.enum(auditActionNames)),
  email: z.optional(email),
  /** The earliest time. */
  from: time,
  /** The end, which is not included. */
  until: time,
};

export const auditContract = {
  list: endpoint({
    method: 'get',
    path: '/api/admin/audit',
    access: 'admin',
    query: { ...filter, ...pageQuery },
    response: z.readonly(z.array(auditEntryView)),
    summary: 'What administrators have done, the newest first.',
  }),
  export: endpoint({
    method: 'get',
    path: '/api/admin/audit.csv',
    access: 'admin',
    query: filter,
    mediaType: 'text/csv',
    response: z.string(),
    summary: 'The newest 10,000 of them as a table, for a spreadsheet.',
  }),
};

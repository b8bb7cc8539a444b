import { orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { caseStates } from '@nestmates/domain/trust/cases/case-machine.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';

const firstName = z.nullable(z.string());

/** A few of each kind, the newest first. */
export const searchView = z.object({
  members: z.readonly(z.array(z.object({ id, email: z.string(), firstName }))),
  orders: z.readonly(z.array(z.object({ id, title: z.string(), status: z.enum(orderStatuses) }))),
  /** The first name of whom it is about; null once the account is deleted. */
  cases: z.readonly(z.array(z.object({ id, state: z.enum(caseStates), firstName }))),
  codes: z.readonly(z.array(z.object({ code: z.string() }))),
});
export type SearchView = z.infer<typeof searchView>;

export const maxSearchWords = 100;

export const searchContract = {
  search: endpoint({
    method: 'get',
    path: '/api/admin/search',
    access: 'admin',
    query: {
      words: z
        .string('Please type something')
        .check(
          z.trim(),
          z.minLength(1, 'Please type something'),
          z.maxLength(maxSearchWords, `At most ${maxSearchWords} characters`),
        ),
    },
    response: searchView,
    summary:
      'Members by e-mail or name, orders by number or title, cases by number or whom they are about, codes.',
  }),
};

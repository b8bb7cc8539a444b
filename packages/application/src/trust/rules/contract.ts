import { houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const houseRuleView = z.object({ id: z.enum(houseRuleIds), title: z.string(), words: z.string() });

export const rulesContract = {
  list: endpoint({
    method: 'get',
    path: '/api/rules',
    access: 'public',
    response: z.readonly(z.array(houseRuleView)),
    summary: 'The house rules, which decisions name by their ids.',
  }),
};

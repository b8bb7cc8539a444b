import {
  type CalledAction,
  calledAction,
} from '@nestmates/application/market/orders/actions/order-action-rows.ts';
import type { OrderParties } from '@nestmates/application/testing/orders/member-steps.ts';
import { stub } from '@nestmates/application/testing/stub.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { memberPassword } from '../member-password.ts';
import type { TestMember } from '../test-server.ts';
import type { Reply } from '../visitor.ts';

interface Parties {
  readonly ana: TestMember;
  readonly bea: TestMember;
  readonly admin: TestMember;
}

/** The two of an order and an administrator, who act by calls; what is refused is thrown as it is by the use cases. */
export function partiesOverHttp({ ana, bea, admin }: Parties): OrderParties {
  const visitors = new Map([ana, bea].map((one) => [one.id, one]));
  const by = ({ id }: { readonly id: number }): TestMember => {
    const found = visitors.get(id);
    if (!found) throw new Error(`Nobody is ${id}`);
    return found;
  };
  const order = (orderId: number) => `/api/orders/${orderId}`;
  const decided = (orderId: number) => `/api/admin/orders/${orderId}`;
  /** Decisions about money want the password again after a while. */
  const asAdmin = async (path: string, body: object) => {
    await admin.post('/api/account/confirm-password', { password: memberPassword });
    return answered(await admin.post(path, body));
  };
  const parties = {
    ana: { id: ana.id },
    bea: { id: bea.id },
    orders: {
      take: async (action: CalledAction, caller: { id: number }, orderId: number, body?: unknown) =>
        answered(await by(caller).post(`${order(orderId)}/${calledAction(action).path}`, body)),
    },
    buying: {
      abandon: async (caller: { id: number }, orderId: number) =>
        answered(await by(caller).post(`${order(orderId)}/abandon`)),
    },
    pages: {
      show: async (caller: { id: number }, orderId: number) => answered(await by(caller).get(order(orderId))),
    },
    decisions: {
      decide: async (_: unknown, orderId: number, decision: string, text: string) =>
        asAdmin(`${decided(orderId)}/${decision}`, { text }),
      refundInPart: async (_: unknown, orderId: number, part: object, text: string) =>
        asAdmin(`${decided(orderId)}/refund-in-part`, { ...part, text }),
    },
    adminOrders: { show: async (orderId: number) => answered(await admin.get(decided(orderId))) },
  };
  return stub<OrderParties>(parties as never);
}

function answered({ status, body, text }: Reply): Readonly<Record<string, unknown>> {
  if (status < 400) return body;
  if (status >= 500) throw new Error(`${status}: ${text}`);
  throw new DomainError('conflict', String(body.code), String(body.message));
}

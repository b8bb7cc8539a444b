import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import {
  AdminOrderScreen,
  type AdminOrderScreenState,
} from '@nestmates/ui/screens/office/orders/AdminOrderScreen.tsx';
import type { AdminOrderAction } from '@nestmates/ui/screens/office/orders/admin-order-action-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminOrderQuery } from './admin-order-queries.ts';

const loadDialog = async () => (await import('./DecisionDialogContainer.tsx')).DecisionDialogContainer;

function Order({ id }: { readonly id: number }) {
  useTitle(`Order ${id}`);
  const query = useQuery(adminOrderQuery(id));
  const { data: order, error } = query;
  const [action, setAction] = useState<AdminOrderAction>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);

  function stateOf(): AdminOrderScreenState {
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!order) return unreadyState(query);
    return {
      kind: 'ready',
      order,
      onAct(next) {
        setAction(next);
        void load();
      },
    };
  }

  return (
    <>
      <AdminOrderScreen state={stateOf()} />
      {Dialog && order && action && (
        <Dialog order={order} action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  );
}

export default function AdminOrderPage() {
  const id = parseId(useParams().id);
  return id === undefined ? <AdminOrderScreen state={{ kind: 'not-found' }} /> : <Order key={id} id={id} />;
}

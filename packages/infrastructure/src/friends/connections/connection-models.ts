import type { ConnectionRequest, RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { Id } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { instant, key, member, nullable, oneOf, smallint, text } from '../../platform/tables/columns.ts';
import { belongsTo } from '../../platform/tables/relations.ts';
import { table } from '../../platform/tables/table.ts';

export class ConnectionRequestModel extends table('connection_requests', {
  id: key<RequestId>(),
  requesterId: member('deleted', { exported: true }),
  recipientId: member('deleted', { exported: true }),
  status: oneOf<ConnectionRequest['status']>(),
  createdAt: instant({ exported: true }),
  respondedAt: nullable(instant({ left: 'others' })),
}).with({
  stays: 'account',
  relations: {
    requester: belongsTo('requesterId', UserModel),
    recipient: belongsTo('recipientId', UserModel),
  },
}) {}

export class MatchModel extends table('matches', {
  id: key<Id<'match'>>(),
  userId1: member('deleted', { exported: true }),
  userId2: member('deleted', { exported: true }),
  compatibilityScore: smallint({ exported: true }),
  status: text(),
  createdAt: instant({ exported: true }),
}).with({ stays: 'account' }) {}

export class EndedConnectionModel extends table('ended_connections', {
  lowId: member('deleted', { key: true, exported: true }),
  highId: member('deleted', { key: true, exported: true }),
  connectedAt: instant({ exported: true }),
  endedAt: instant({ exported: true }),
}).with({ old: { kind: 'endedConnections', when: 'ended_at < :before' } }) {}

import { nameOf, nameOfOther } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

/** Says nothing of what has become of a request that the member has sent. */
export const connectionsExport: FeatureExport = {
  sections: {
    connections: `
      select ${nameOfOther('user_id1', 'user_id2')} as with, compatibility_score, created_at from matches
      where (user_id1 = :memberId or user_id2 = :memberId) and status = 'accepted' order by id`,
    endedConnections: `
      select ${nameOfOther('low_id', 'high_id')} as with, connected_at, ended_at from ended_connections
      where low_id = :memberId or high_id = :memberId order by ended_at`,
    requestsSent: `
      select ${nameOf('recipient_id')} as to, created_at from connection_requests
      where requester_id = :memberId order by id`,
    requestsReceived: `
      select ${nameOf('requester_id')} as from, created_at from connection_requests
      where recipient_id = :memberId and status = 'pending' order by id`,
  },
};

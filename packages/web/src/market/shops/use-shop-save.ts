import type { SellerProfile } from '@nestmates/application/market/shops/contract.ts';
import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { setMember } from '../../platform/session/session.ts';

/** Names and describes the seller's shop. */
export function useShopSave(onSaved: (member: MemberView) => void) {
  const { run, pending, issues } = useAction({
    call: (profile: SellerProfile) => call('put /api/seller/profile', { body: profile }),
    // A name that is taken and the like are shown at the fields.
    fails: unlessAtFields('Failed to update profile'),
    touches: { type: 'own-shop' },
    onSuccess(member) {
      setMember(member);
      onSaved(member);
    },
  });
  return { save: run, saving: pending, issues };
}

import { ShopProfileTab } from '@nestmates/ui/screens/market/shops/dashboard/ShopProfileTab.tsx';
import type { ShopProfile } from '@nestmates/ui/screens/market/shops/dashboard/shop-profile-schema.ts';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { currentMember, setMember, useMember } from '../../platform/session/session.ts';
import { useFormDraft } from '../../platform/shared/use-form-draft.ts';
import { shopFormOf } from './onboarding-progress.ts';

/** The shop first: its name may be taken, and then nothing is changed. */
async function saveBoth({ displayName, shop }: ShopProfile) {
  const saved = await call('put /api/seller/profile', { body: shop });
  return saved.firstName === displayName
    ? saved
    : call('put /api/profile/edit', { body: { firstName: displayName } });
}

export function ShopProfileTabContainer() {
  const member = useMember();
  const known = { ...shopFormOf(member), displayName: member.firstName ?? '' };
  const { answers, onAnswers, drop } = useFormDraft(member.id, 'shop-profile', known);
  const { run, pending, issues } = useAction({
    call: saveBoth,
    says: 'Profile updated!',
    // A name that is taken and the like are shown at the fields.
    fails: unlessAtFields('Failed to update profile'),
    touches: { type: 'own-shop' },
    onSuccess(saved) {
      drop();
      if (currentMember()?.id === saved.id) setMember(saved);
    },
  });
  return (
    <ShopProfileTab
      state={{ kind: pending ? 'saving' : 'asking', answers, issues, onAnswers, onSubmit: run }}
    />
  );
}

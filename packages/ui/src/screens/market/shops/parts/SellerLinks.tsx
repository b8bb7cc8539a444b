import { handleUrl } from '@nestmates/domain/market/shops/shop-rules.ts';
import { AtSign, Globe, UsersRound } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';

export interface SellerAddresses {
  readonly website: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
}

/** What a member typed: we do not vouch for it, and it learns nothing of this page. */
const elsewhere = { target: '_blank', rel: 'noopener nofollow ugc', look: 'outline', size: 'small' } as const;

/** The seller's own pages elsewhere. */
export function SellerLinks({ website, instagram, facebook }: SellerAddresses) {
  if (!website && !instagram && !facebook) return null;
  return (
    <Cluster gap={2}>
      {website && (
        <LinkButton {...elsewhere} href={website} icon={<Globe aria-hidden />}>
          Website
        </LinkButton>
      )}
      {instagram && (
        <LinkButton {...elsewhere} href={handleUrl('instagram', instagram)} icon={<AtSign aria-hidden />}>
          Instagram
        </LinkButton>
      )}
      {facebook && (
        <LinkButton {...elsewhere} href={handleUrl('facebook', facebook)} icon={<UsersRound aria-hidden />}>
          Facebook
        </LinkButton>
      )}
    </Cluster>
  );
}

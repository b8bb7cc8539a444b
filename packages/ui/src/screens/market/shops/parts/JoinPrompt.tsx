import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { signUpPath } from '../../../platform/sign-up-path.ts';
import styles from './JoinPrompt.module.css';

/** Asks a visitor to join, where a member could write or buy. */
export const JoinPrompt = ({ sellerName }: { readonly sellerName: string }) => (
  <aside className={styles.prompt} aria-label={`Join ${productName}`}>
    <SectionHeading>
      Join <em>{productName}</em>
    </SectionHeading>
    <p>
      Mothers nearby buy and sell what their children have outgrown. Sign up to write to {sellerName}, to save
      what you like, and to buy.
    </p>
    <Cluster gap={2}>
      <LinkButton href={signUpPath}>Sign Up</LinkButton>
      <LinkButton href="/auth" look="text">
        Log In
      </LinkButton>
    </Cluster>
  </aside>
);

import { TextLink } from '../../../components/actions/TextLink.tsx';
import { PromoCard } from '../../../components/layout/PromoCard.tsx';

/** Where an early-access code is entered, on pages of another subject. */
export const CodeLine = ({ onDismiss }: { onDismiss(): void }) => (
  <PromoCard tone="plain" title="Unlock Premium Access" onDismiss={onDismiss}>
    <p>Have an early-access code?</p>
    <TextLink href="/subscribe?code">Enter it on Plans</TextLink>
  </PromoCard>
);

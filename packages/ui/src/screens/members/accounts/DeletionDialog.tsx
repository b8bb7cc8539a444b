import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { AlertDialog } from '../../../components/overlays/AlertDialog.tsx';
import type { DataOffer, DeletionState } from './deletion-state.ts';

function DataFirst({ kind, onAsk }: DataOffer) {
  switch (kind) {
    case 'not-asked':
      return (
        <Banner
          title="Take your messages, photos, calendar and orders with you"
          action={
            <Button look="text" size="small" onClick={onAsk}>
              Get My Data First
            </Button>
          }
        />
      );
    case 'being-made':
      return (
        <Banner title="We are putting your data together">
          Wait for our e-mail: its link ends with your account.
        </Banner>
      );
    case 'ready':
      return (
        <Banner title="Your data is ready">
          The link is in your e-mail. Download it first: it ends with your account.
        </Banner>
      );
  }
}

/** Asks before the account is deleted, and offers the member's data first. */
export const DeletionDialog = ({ kind, data, onCancel, onConfirm }: DeletionState) => (
  <AlertDialog
    open={kind === 'asking'}
    title="Are you absolutely sure?"
    description="This removes your profile, photos and connections. It cannot be undone."
    confirm="Yes, delete my account"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {data && <DataFirst {...data} />}
  </AlertDialog>
);

import { Button } from '../../../components/actions/Button.tsx';
import { AccountSection } from '../accounts/AccountSection.tsx';
import styles from './InstallSection.module.css';

export type InstallState =
  /** It is opened from the home screen. */
  | { readonly kind: 'installed' }
  /** The browser can ask whether to install it. */
  | { readonly kind: 'offered'; readonly onInstall: () => void }
  /** Safari on an iPhone or iPad, where only the member can do it. */
  | { readonly kind: 'by-share-menu' }
  | { readonly kind: 'by-browser-menu' };

const howTo: Readonly<Record<InstallState['kind'], string>> = {
  installed: 'Nestmates is installed on this device.',
  offered: 'It then has its own icon, and opens without the bars of the browser.',
  'by-share-menu':
    'In Safari, tap Share, then “Add to Home Screen”. An iPhone or iPad lets no website do it for you.',
  'by-browser-menu': 'If your browser can do it, its menu has “Install” or “Add to Home screen”.',
};

/** Section of the account page: the app on the home screen of a phone. */
export function InstallSection({ state }: { readonly state: InstallState }) {
  return (
    <AccountSection
      title="On your home screen"
      lead="Without a network, Nestmates shows what you have last seen and sends your messages later."
    >
      <div className={styles.row}>
        <p className={styles.text}>{howTo[state.kind]}</p>
        {state.kind === 'offered' && (
          <Button look="outline" size="small" onClick={state.onInstall}>
            Install
          </Button>
        )}
      </div>
    </AccountSection>
  );
}

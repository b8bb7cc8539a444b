import { InstallSection, type InstallState } from '@nestmates/ui/screens/members/install/InstallSection.tsx';
import { install, useCanInstall } from './install-offer.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
const isApplePhoneOrTablet = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function stateOf(canInstall: boolean): InstallState {
  if (isInstalled()) return { kind: 'installed' };
  if (canInstall) return { kind: 'offered', onInstall: () => void install() };
  return { kind: isApplePhoneOrTablet() ? 'by-share-menu' : 'by-browser-menu' };
}

export const InstallSectionContainer = () => <InstallSection state={stateOf(useCanInstall())} />;

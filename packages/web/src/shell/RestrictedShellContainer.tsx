import { RestrictedShell } from '@nestmates/ui/screens/site/shell/RestrictedShell.tsx';
import { useLogout } from '../members/accounts/use-logout.ts';
import type { ShellProps } from './shell-props.ts';

/** The shell of what stays open to suspended and banned members: their orders. */
export default function RestrictedShellContainer({ children }: ShellProps) {
  const logout = useLogout();
  return <RestrictedShell onLogout={logout.run}>{children}</RestrictedShell>;
}

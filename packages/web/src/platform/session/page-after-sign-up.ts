const key = 'page-after-sign-up';

/** A visitor who signs up or logs in comes back to the listing or store that they have seen last, in this tab. */
export function rememberSharedPage(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing leads to the dashboard.
  }
}

/** Page that the member goes on to once they are signed in and has finished their profile. */
export function pageAfterSignUp(): string {
  try {
    return sessionStorage.getItem(key) ?? '/dashboard';
  } catch {
    return '/dashboard';
  }
}

export function forgetSharedPage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}

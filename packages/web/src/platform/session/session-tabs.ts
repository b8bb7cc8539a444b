/** Tells the tabs of a browser, which share a session, who is signed in. */
const key = 'nestmates.member';

/** Written only when it changes, so that the other tabs hear of every change and of nothing else. */
export function announceMember(id: number | undefined): void {
  const next = id === undefined ? null : String(id);
  if (localStorage.getItem(key) === next) return;
  if (next === null) localStorage.removeItem(key);
  else localStorage.setItem(key, next);
}

/** The member who was signed in here last, unless they have signed out. */
export function announcedMember(): number | undefined {
  const id = localStorage.getItem(key);
  return id === null ? undefined : Number(id);
}

/** Calls with the id of the member who has signed in at another tab, or undefined once nobody is. */
export function onMemberAtOtherTab(tell: (id: number | undefined) => void): void {
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key) tell(newValue === null ? undefined : Number(newValue));
  });
}

/** What the viewer of a member is to that member, as far as it decides what is shown. */
export type Viewer = 'connection' | 'stranger';

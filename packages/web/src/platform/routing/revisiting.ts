/** Navigation state of a back button, the only way to a completed step. */
export const revisiting = { revisiting: true } as const;

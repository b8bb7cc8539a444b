/** What is free with a connection in any plan: their thread has the button. */
export const waveInstead = (userId: number, name: string) => ({
  label: `Wave to ${name} instead`,
  href: `/messages/${userId}`,
});

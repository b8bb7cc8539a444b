/** A phone as most members hold it. */
export const phoneOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  // Routes of Playwright do not see what a service worker fetches.
  serviceWorkers: 'block',
  timezoneId: 'America/New_York',
} as const;

/** The auth page, which otherwise begins with logging in. */
export const signUpPath = '/auth?mode=sign-up';

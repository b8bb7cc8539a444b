/** E-mails are compared without case and without the spaces that keyboards add. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const invalidEmailMessage = 'Please enter a valid email address';

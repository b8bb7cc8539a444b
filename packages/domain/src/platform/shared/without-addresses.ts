const emailAddress = /[^\s<>"'(),;:[\]=]+@[^\s<>"'(),;:[\]=]+/g;

/** A text for logs: what other servers answer can repeat a member's e-mail address. */
export const withoutAddresses = (text: string): string => text.replace(emailAddress, '<address>');

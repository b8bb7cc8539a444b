/** Stands above those who want to connect with the member. */
export const requestsTitle = 'These users want to connect with you';

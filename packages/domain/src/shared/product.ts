export const productName = 'Nestmates';
